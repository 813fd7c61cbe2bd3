import { writeReport } from './report.ts';

type Scenario = { readonly run: () => Promise<void> };

/** What can be measured, by the name that `npm run bench -- <name>` takes. Without a name everything runs. */
const scenarios: Readonly<Record<string, () => Promise<Scenario>>> = {
  api: () => import('./api.ts'),
  web: () => import('./web.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  sorter: () => import('./sorter.ts'),
  load: () => import('./traffic/load.ts'),
  overload: () => import('./traffic/overload.ts'),
};

const [name] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(scenarios, name)) {
  console.error(`There is no scenario ${name}. Choose one of: ${Object.keys(scenarios).join(', ')}`);
  process.exit(1);
}
for (const [scenario, load] of Object.entries(scenarios)) {
  if (scenario !== (name ?? scenario)) continue;
  await (await load()).run();
  writeReport(scenario);
}
