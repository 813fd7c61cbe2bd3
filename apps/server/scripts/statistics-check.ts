import { findAccountByName } from '../src/features/account/account.repository.ts';
import { recount } from '../src/features/statistics/recount.ts';
import { readConfig } from '../src/config.ts';
import { changeCounters } from '../src/platform/db/counters.ts';
import { openDatabase } from '../src/platform/db/open.ts';

// Counts every list again and compares with the statistics, also while the server runs. `--repair` mends them.
const config = readConfig(process.env);
const database = await openDatabase(config);
const authorId = (await findAccountByName(database.read, config.authorUsername))?.id;
const off = await database.readSnapshot((db) => recount(db, (userId) => userId !== authorId));

for (const { name, item, change } of off) console.log(`${name} of ${item} is off by ${-change}`);
if (off.length === 0) {
  console.log('The statistics agree with the lists.');
} else if (process.argv.includes('--repair')) {
  await database.write((tx) => changeCounters(tx, 'repair', off));
  console.log(`Mended ${off.length} counters.`);
} else {
  console.log(`${off.length} counters are off. Run it with --repair to mend them.`);
  process.exitCode = 1;
}
await database.close();
