import { globSync, readFileSync } from 'node:fs';
import { inRepository, root } from '../../scripts/lib/repository.mjs';

// Names each name of the product that several files export: one name means one thing, wherever it is read.
// Journeys and the tools of the lab are programs of their own, which no product code imports.

const EXPORT = /^export (?:async )?(?:type|const|let|function\*?|class) (\w+)/gm;

/** What is of one shape by design, in layers that may not import each other. */
const OF_ONE_SHAPE = {
  Album: 'as the rules know it, and as the API tells it',
  Song: 'as the rules know it, and as the API tells it',
  LoginCount: 'as it is read, and as the API tells it: no repository imports the contract',
  RankChange: 'as it is counted, and as the API tells it with the title',
  StoredPlan: 'as the sorter keeps it, and as the API takes it',
};

const files = globSync('{packages,apps}/*/{src,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)$|\.test\.tsx?$/.test(path),
});
const places = new Map();
for (const file of files.toSorted()) {
  const names = [...readFileSync(inRepository(file), 'utf8').matchAll(EXPORT)].map(([, name]) => name);
  for (const name of new Set(names)) places.set(name, [...(places.get(name) ?? []), file]);
}

for (const [name, where] of places) {
  if (where.length === 1 || name in OF_ONE_SHAPE) continue;
  console.log(`${name}: ${where.join(', ')}`);
  process.exitCode = 1;
}
