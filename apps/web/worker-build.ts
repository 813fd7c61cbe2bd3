import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('src/worker/worker.ts', import.meta.url));
const DOCUMENT = 'index.html';
/** What no page loads from the site itself when it has no network: letters of other scripts, and what a build says of itself. */
const NOT_KEPT = /\.vite\/|-(?:cyrillic|greek|vietnamese|latin-ext|math|symbols)\b.*\.woff2$|\.map$/;

/** Builds the service worker beside the web app, with the list of the files that it keeps. */
export function buildWorker(): Plugin {
  let outDir = '';
  let files: readonly string[] = [];
  return {
    name: 'build-worker',
    apply: 'build',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle: (_options, bundle) => {
      files = Object.keys(bundle).filter((file) => !NOT_KEPT.test(file) && file !== DOCUMENT);
    },
    async closeBundle() {
      const kept = [
        ...(await Promise.all([DOCUMENT, 'first.js'].map((file) => withRevision(outDir, file)))),
        // Their names hold a hash of what is inside.
        ...files.map((file) => ({ url: `/${file}`, revision: null })),
      ];
      await build({
        configFile: false,
        logLevel: 'error',
        define: { BUILT_FILES: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: join(outDir, '.vite'),
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'worker.js' } },
        },
      });
    },
  };
}

async function withRevision(folder: string, file: string) {
  const hash = createHash('sha256').update(await readFile(join(folder, file)));
  return { url: `/${file}`, revision: hash.digest('base64url').slice(0, 12) };
}
