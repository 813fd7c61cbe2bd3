import { writeReport } from './report.ts';

type Scenario = { readonly run: () => Promise<void> };
type Load = () => Promise<Scenario>;

const top13: Load = () => import('./top13.ts');
const allSongs: Load = () => import('./all-songs.ts');
const scale: Load = () => import('./scale/scale.ts');
const cards: Load = () => import('./cards/cards.ts');
const explorer: Load = () => import('./explorer/explorer.ts');
const web: Load = () => import('./web/web.ts');
const lighthouse: Load = () => import('./lighthouse/lighthouse.ts');
const sorter: Load = () => import('./sorter/sorter.ts');
const load: Load = () => import('./traffic/load.ts');
const crowd: Load = () => import('./traffic/crowd.ts');
const floods: Load = () => import('./traffic/floods.ts');

/** What can be measured, by the name that `npm run bench -- <name>` takes. Without a name everything runs. */
const scenarios: Readonly<Record<string, readonly Load[]>> = {
  api: [top13, allSongs, scale, explorer, cards],
  top13: [top13],
  'all-songs': [allSongs],
  scale: [scale],
  explorer: [explorer],
  cards: [cards],
  web: [web],
  lighthouse: [lighthouse],
  sorter: [sorter],
  load: [load],
  crowd: [crowd],
  floods: [floods],
  overload: [crowd, floods],
};

// A scenario's own name is the one under which it stands alone.
const nameOf = new Map(
  Object.entries(scenarios).flatMap(([name, [only, ...others]]) =>
    only && others.length === 0 ? [[only, name] as const] : [],
  ),
);

const [name] = process.argv.slice(2);
const chosen = name === undefined ? [...new Set(Object.values(scenarios).flat())] : scenarios[name];
if (!chosen) {
  console.error(`There is no scenario ${name}. Choose one of: ${Object.keys(scenarios).join(', ')}`);
  process.exit(1);
}
for (const choice of chosen) {
  const scenario = await choice();
  await scenario.run();
  writeReport(nameOf.get(choice) ?? 'bench');
}
