import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The files of the two uprights that every page shows at once; the rest loads when a page needs it. */
const PRELOADED_FONTS = /(bodoni-moda-latin-opsz-normal|figtree-latin-wght-normal).*\.woff2$/;

const LAYERS = '@layer reset,base,ui,features;';

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => PRELOADED_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

/**
 * Puts the order of the layers at the head of each style sheet: whichever loads first decides it for the page, and the
 * statement in src/styles/index.css gets lost when the bundler merges what follows.
 */
function orderLayers(): Plugin {
  return {
    name: 'order-layers',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${LAYERS}${file.source}`;
      }
    },
  };
}

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), preloadFonts(), orderLayers()],
  // The content security policy allows fonts and images from files only, and a file is cached where a data address is not.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': server,
      '/media': server,
      '^/share/': server,
      '/favicon.svg': server,
      '/favicon.ico': server,
    },
  },
});
