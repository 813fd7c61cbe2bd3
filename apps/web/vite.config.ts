import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { BUILD_NAME } from '@thirteen/contract/pages/document.ts';
import { defineConfig, type Plugin } from 'vite';
import { albumStyles } from './album-styles.ts';
import { listLicenses } from './license-list.ts';
import { buildWorker } from './worker-build.ts';

/** The files of the two uprights that every page shows at once; the rest loads when a page needs it. */
const PRELOADED_FONTS = /(bodoni-moda-latin-opsz-normal|figtree-latin-wght-normal).*\.woff2$/;

/** All that the app starts with, but for what paints the document before. */
const START_PARTS = /^(?!.*(?:[\\/]src[\\/](?:main\.ts|styles[\\/])|index\.html|preload-helper|runtime))/;

/** The small parts of the interface that most pages show, and the catalogue's few rules. */
const COMMON_PARTS =
  /[\\/]src[\\/](?:ui[\\/](?:beads|buttons|covers[\\/]cover|icon|page[\\/](?:page|page-era|retry-card|skeleton)|saving-status|forms[\\/]search-box|toasts|visually-hidden|audio-player[\\/](?:playing|use-pause))|catalogue(?=[.]ts)|catalogue[\\/](?:catalogue|song-search))[-.\\/]/;

/** What the screens need on which a fan orders things. */
const LIST_PARTS =
  /[\\/]src[\\/](?:ui[\\/](?:sortable-list|listen|dialogs|history[\\/](?:use-)?move-history)|lib[\\/](?:saving|browser[\\/](?:leave-guard|back-watch)))/;

/** What more than one ranking screen needs. */
const RANKING_PARTS =
  /[\\/]src[\\/](?:features[\\/](?:rankings|catalogue)|rankings)[\\/]|contract[\\/]src[\\/]rankings/;

/** What every page needs of all lists, to send on what an earlier visit left behind. */
const CHANGE_PARTS =
  /\.saving\.ts$|[\\/]src[\\/]set-list(?:[\\/](?:set-list|spots)|\.ts)|pages[\\/]lists[\\/]waiting-changes/;

/** The oldest browsers that the site is made for, which `npm run test:all` knows as well: lab/baseline. */
const BUILD_TARGETS = ['chrome123', 'firefox128', 'safari17.5', 'ios17.5'];

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
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              // Others stand in for it until it is there; nothing else can be seen before the style sheet.
              fetchpriority: 'low',
            },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Names the build after its files, whose names hold a hash of what is inside. */
function nameBuild(): Plugin {
  return {
    name: 'name-build',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const files = Object.keys(bundle ?? {}).toSorted();
        const name = createHash('sha256').update(files.join()).digest('base64url').slice(0, 12);
        return [{ tag: 'meta', attrs: { name: BUILD_NAME, content: name }, injectTo: 'head' as const }];
      },
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
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = LAYERS + String(file.source);
      }
    },
  };
}

/**
 * Lets browsers that know the hint compile all functions beside the main thread while a script arrives, instead of one
 * by one when they are first called: a sixth of the work of opening the largest screen.
 */
function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

function shortName(name: string): string {
  return name.replace(/[~.].*/, '');
}

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    albumStyles(),
    preloadFonts(),
    nameBuild(),
    orderLayers(),
    compileAhead(),
    listLicenses(),
    buildWorker(),
  ],
  // The content security policy allows fonts and images from files only, and a file is cached where a data address is not.
  build: {
    target: BUILD_TARGETS,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    // Dozens of small files cost a phone more than the few bytes that a page then loads too early.
    rolldownOptions: {
      // An entry of its own, so that what it needs is one file, though the document asks for it after the first paint.
      input: { index: here('index.html'), start: here('src/app/start.tsx') },
      output: {
        // What is shared would be named after all that share it.
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = 'file'] }) => `assets/${shortName(name)}-[hash][extname]`,
        codeSplitting: {
          groups: [
            // What loads all others must not come with one of them.
            { name: 'loading', test: /preload-helper/, priority: 6 },
            { name: 'start', tags: ['$initial'], test: START_PARTS, priority: 5 },
            { name: 'query', test: /[\\/]@tanstack[\\/]/, priority: 4 },
            {
              name: 'lib',
              test: /[\\/]src[\\/]lib[\\/](?!saving|browser[\\/](?:leave-guard|back-watch))/,
              priority: 3,
            },
            { name: 'kit', test: COMMON_PARTS, priority: 2 },
            { name: 'lists', test: LIST_PARTS, priority: 1 },
            { name: 'rankings', test: RANKING_PARTS, minShareCount: 2, priority: 0 },
            { name: 'changes', test: CHANGE_PARTS, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
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
