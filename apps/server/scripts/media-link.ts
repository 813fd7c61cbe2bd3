import { parseArgs } from 'node:util';
import { artistName } from '@thirteen/catalogue/texts.ts';
import { readConfig } from '../src/config.ts';
import { ConfigError } from '../src/environment.ts';
import { openCatalogue } from '../src/features/catalogue/catalogue.service.ts';
import { listMediaLinks } from '../src/features/catalogue/media-links.repository.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { linkMedia, type LinkOptions } from './media-link/link-media.ts';
import { createProgressPrinter } from './print-progress.ts';
import { runForOperator } from './run-for-operator.ts';

const APPLE = 'https://itunes.apple.com';
// What Apple asks of those who use its search.
const MOST_CALLS_A_MINUTE = 20;
const USAGE = 'Usage: npm run media:link -- [--again] [--calls-a-minute N] [--address ORIGIN]';

// `npm run media:link`: links covers and previews of Apple's public search, also while the server runs.
await runForOperator(async () => {
  const options = readOptions();
  const database = await openDatabase(readConfig(process.env));
  try {
    const store = await openCatalogue(database);
    store.close();
    const surroundings = { database, progress: createProgressPrinter(), say: console.log };
    await linkMedia(surroundings, store.current(), options);

    const links = await listMediaLinks(database.read);
    const count = (kind: string) =>
      links.filter((link) => link.kind === kind && link.outcome === 'linked').length;
    const others = links.filter(({ kind, outcome }) => kind !== 'page' && outcome !== 'linked');
    for (const { kind, item, outcome, note } of others) console.log(`${outcome}: ${kind} ${item}: ${note}`);
    console.log(
      `${count('album')} covers and ${count('song')} previews are linked; ${others.length} keep their drawing or clip. ` +
        `${count('page')} songs have a page to listen to.`,
    );
  } finally {
    await database.close();
  }
});

function readOptions(): LinkOptions {
  const { values } = readWords();
  const address = values.address ?? APPLE;
  const callsPerMinute = Number(values['calls-a-minute'] ?? MOST_CALLS_A_MINUTE);
  const most = address === APPLE ? MOST_CALLS_A_MINUTE : 100_000;
  if (!URL.canParse(address) || !(callsPerMinute > 0 && callsPerMinute <= most)) throw new ConfigError(USAGE);
  return { address, callsPerMinute, again: values.again, artist: artistName };
}

function readWords() {
  try {
    return parseArgs({
      options: {
        again: { type: 'boolean', default: false },
        address: { type: 'string' },
        'calls-a-minute': { type: 'string' },
      },
    });
  } catch (cause) {
    throw new ConfigError(USAGE, { cause });
  }
}
