type Scenario = { readonly run: () => Promise<void> };

/** What can be measured, by the name that `npm run bench <name>` takes. Without a name everything runs. */
const scenarios: Readonly<Record<string, () => Promise<Scenario>>> = {
  top13: () => import('./top13/top13.ts'),
  sortable: () => import('./sortable/sortable.ts'),
};

const [name] = process.argv.slice(2);
const chosen = name === undefined ? Object.values(scenarios) : [scenarios[name]];
for (const load of chosen) {
  if (!load) {
    console.error(`There is no scenario ${name}. Choose one of: ${Object.keys(scenarios).join(', ')}`);
    process.exit(1);
  }
  const scenario = await load();
  await scenario.run();
}
