import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const app = fileURLToPath(new URL('../../../apps/web/src', import.meta.url));

/** The page of lists, built for production and served. */
export type ServedPage = { readonly origin: string; readonly close: () => Promise<void> };

/** Builds the page and serves it on a loopback port of `port`. Its entry is written here, so that nothing imports the app. */
export async function servePage(port: number): Promise<ServedPage> {
  const root = await mkdtemp(join(here, '.page-'));
  const outDir = join(root, 'dist');
  await writeFile(join(root, 'index.html'), html);
  await writeFile(join(root, 'entry.ts'), entry);
  try {
    await build({ root, configFile: false, logLevel: 'error', plugins: [react()], build: { outDir } });
    const server = await preview({
      root,
      configFile: false,
      logLevel: 'error',
      build: { outDir },
      preview: { host: '127.0.0.1', port, strictPort: true },
    });
    const close = async () => {
      await server.close();
      await rm(root, { recursive: true, force: true });
    };
    return { origin: `http://127.0.0.1:${port}`, close };
  } catch (error) {
    await rm(root, { recursive: true, force: true });
    throw error;
  }
}

const html = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Sortable lists</title>
  <div id="root"></div>
  <script type="module" src="./entry.ts"></script>
</html>
`;

const entry = `
import '${app}/styles/index.css';
import { MoveMenu } from '${app}/ui/sortable-list/move-menu.tsx';
import { SortableHandle } from '${app}/ui/sortable-list/sortable-handle.tsx';
import { SortableList } from '${app}/ui/sortable-list/sortable-list.tsx';
import { mount } from '${here}page/mount.tsx';
mount({ SortableList, SortableHandle, MoveMenu });
`;
