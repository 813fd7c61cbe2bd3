import { raiseLoginCounts } from '../src/features/statistics/statistics.repository.ts';
import { readConfig } from '../src/config.ts';
import { changeCounters } from '../src/platform/db/counters.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { updateSongsPlaced } from '../src/app/fan-updates.ts';
import { checkStatistics } from '../src/app/statistics-check.ts';

// Compares the statistics with the lists, also while the server runs. `--repair` mends them.
const config = readConfig(process.env);
const database = await openDatabase(config);
const { off, missed, wrongPlaced } = await checkStatistics(database, config.authorUsername);

for (const { name, item, change } of off) console.log(`${name} of ${item} is off by ${-change}`);
for (const { username, missing } of missed)
  console.log(`logins of ${username} are off by at least ${-missing}`);
for (const { userId, noted, songsPlaced } of wrongPlaced)
  console.log(`songs-placed of ${userId} is off by ${noted - songsPlaced}`);
const wrong = off.length + missed.length + wrongPlaced.length;
if (wrong === 0) {
  console.log('The statistics agree with the lists.');
} else if (process.argv.includes('--repair')) {
  await database.write(async (tx) => {
    await raiseLoginCounts(tx, missed);
    await changeCounters(tx, 'repair', off);
    for (const { userId } of wrongPlaced) await updateSongsPlaced(tx, userId);
  });
  console.log(`Mended ${wrong} counters.`);
} else {
  console.log(`${wrong} counters are off. Run it with --repair to mend them.`);
  process.exitCode = 1;
}
await database.close();
