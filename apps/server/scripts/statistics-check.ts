import { findAccountByName } from '../src/features/account/account.repository.ts';
import { recountPublicProfiles } from '../src/features/explorer/explorer.repository.ts';
import { recount } from '../src/features/statistics/recount.ts';
import { findMissedLogins, raiseLoginCounts } from '../src/features/statistics/statistics.repository.ts';
import { readConfig } from '../src/config.ts';
import { changeCounters } from '../src/platform/db/counters.ts';
import { openDatabase } from '../src/platform/db/open.ts';

// Counts every list again and compares with the statistics, also while the server runs. `--repair` mends them. Of logins
// nothing is kept to count again but the sessions that are still there: nobody can have more of them than logins.
const config = readConfig(process.env);
const database = await openDatabase(config);
const authorId = (await findAccountByName(database.read, config.authorUsername))?.id;
const { off, missed } = await database.readSnapshot(async (db) => ({
  off: [...(await recount(db, (userId) => userId !== authorId)), ...(await recountPublicProfiles(db))],
  missed: await findMissedLogins(db),
}));

for (const { name, item, change } of off) console.log(`${name} of ${item} is off by ${-change}`);
for (const { username, missing } of missed)
  console.log(`logins of ${username} are off by at least ${-missing}`);
const wrong = off.length + missed.length;
if (wrong === 0) {
  console.log('The statistics agree with the lists.');
} else if (process.argv.includes('--repair')) {
  await database.write(async (tx) => {
    await changeCounters(tx, 'repair', off);
    await raiseLoginCounts(tx);
  });
  console.log(`Mended ${wrong} counters.`);
} else {
  console.log(`${wrong} counters are off. Run it with --repair to mend them.`);
  process.exitCode = 1;
}
await database.close();
