import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cacheFolder, inRepository } from '../../scripts/lib/repository.mjs';
import { landingFiles } from './landing-files.mjs';

const BUDGET = 1.35;
const WEB = inRepository('apps', 'web');
const BUILD = inRepository('apps', 'web', 'dist');

// The smallest app of the libraries that every page needs: what the budget is measured against.
const BARE_APP = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { BrowserRouter, Link, Route, Routes } from 'react-router';
  const page = createElement(Link, { to: '/' }, 'Home');
  const routes = createElement(Routes, null, createElement(Route, { path: '*', element: page }));
  createRoot(document.body).render(createElement(BrowserRouter, null, routes));
`;

const chunks = await listChunks();
const sizes = new Map(
  await Promise.all(chunks.map(async (file) => [file, await gzipSize(join(BUILD, file))])),
);
const landing = await landingFiles(BUILD);
const landingSize = landing.reduce((total, file) => total + sizes.get(file), 0);
const bareSize = await bareAppSize();
const limit = bareSize * BUDGET;

for (const [file, size] of [...sizes].toSorted((a, b) => b[1] - a[1])) {
  console.log(`${inKilobytes(size).padStart(9)}  ${landing.includes(file) ? 'landing' : '       '}  ${file}`);
}
console.log(
  `Landing page: ${inKilobytes(landingSize)} of JavaScript (gzip), ${(landingSize / bareSize).toFixed(2)} times ` +
    `the ${inKilobytes(bareSize)} of the libraries alone; allowed: ${BUDGET} times, ${inKilobytes(limit)}.`,
);
if (landingSize > limit) process.exitCode = 1;

async function listChunks() {
  const files = await readdir(BUILD, { recursive: true });
  return files.filter((file) => file.endsWith('.js'));
}

async function bareAppSize() {
  const { build } = await import(createRequire(join(WEB, 'package.json')).resolve('vite'));
  await mkdir(cacheFolder, { recursive: true });
  const folder = await mkdtemp(join(cacheFolder, 'bare-app-'));
  try {
    await writeFile(join(folder, 'main.js'), BARE_APP);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { outDir: 'dist', rolldownOptions: { input: join(folder, 'main.js') } },
    });
    const files = await readdir(join(folder, 'dist', 'assets'));
    const all = await Promise.all(files.map((file) => gzipSize(join(folder, 'dist', 'assets', file))));
    return all.reduce((total, size) => total + size, 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function gzipSize(file) {
  return gzipSync(await readFile(file)).length;
}

function inKilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
