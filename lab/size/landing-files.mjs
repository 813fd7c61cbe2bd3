import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The JavaScript files that a visitor of the landing page loads, as paths inside the build: the entry, the app that it
 * starts, the landing page where it is a file of its own, what the HTML names, and all that these import.
 */
export async function landingFiles(buildFolder) {
  const manifest = JSON.parse(await readFile(join(buildFolder, '.vite', 'manifest.json'), 'utf8'));
  const html = await readFile(join(buildFolder, 'index.html'), 'utf8');
  return collectLandingFiles(manifest, html);
}

/** The same from the build's manifest and HTML, both as values. */
export function collectLandingFiles(manifest, html) {
  const chunks = Object.values(manifest);
  const inHtml = new Set(filesInHtml(html));
  const first = chunks.filter(
    (chunk) =>
      chunk.isEntry ||
      inHtml.has(chunk.file) ||
      /\/start\.tsx$|\/pages\/entry\/landing-page\b/.test(chunk.src ?? ''),
  );

  // Files that were not built, like a script of the public folder, are in the HTML alone.
  const built = new Set(chunks.map((chunk) => chunk.file));
  const found = new Set([...inHtml].filter((file) => !built.has(file)));
  const add = (chunk) => {
    if (!chunk.file.endsWith('.js') || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const key of chunk.imports ?? []) add(manifest[key]);
  };
  for (const chunk of first) add(chunk);
  return [...found];
}

function filesInHtml(html) {
  return [...html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, file]) => file);
}
