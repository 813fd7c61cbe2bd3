import type { SentEntry } from '@thirteen/contract/set-list.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { fail, ok, type Result } from '@thirteen/domain/result.ts';
import { checkDraft, findUnknownSongs } from '@thirteen/domain/set-list/set-list-rules.ts';
import {
  emptySetList,
  eraName,
  findTooLargeMashup,
  songsOfEntry,
  SURPRISE_ERA,
  SURPRISE_SONGS,
  type SetListDraft,
  type SetListEntry,
} from '@thirteen/domain/set-list/set-list.ts';
import type { ListProblem } from '#platform/saving/change-list.ts';
import { toDetail } from './set-list.words.ts';

const FIELD = 'erasTourSetList';

/**
 * Makes a draft of what a client sent: every era once, in the order of the numbers given, eras left out at the end.
 * Refuses foreign and doubled eras, numbers that collide, and what not even a draft may hold.
 */
export function parseSetList(
  sent: readonly SentEntry[],
  catalogue: Catalogue,
): Result<SetListDraft, ListProblem> {
  const empty = emptySetList(catalogue);
  const names = new Set(empty.entries.map(eraName));
  const foreign = sent.find((entry) => !names.has(entry.era));
  if (foreign) return refuse(`There is no era ${foreign.era}`, `${FIELD}.${sent.indexOf(foreign)}.era`);
  const twice = sent.find((entry, index) => sent.findIndex((other) => other.era === entry.era) !== index);
  if (twice) return refuse(`${twice.era} is there twice`);

  const orders = sent.flatMap((entry) => entry.order ?? []);
  if (new Set(orders).size !== orders.length) return refuse('Two eras have the same order');
  const sorted =
    orders.length === sent.length ? sent.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0)) : sent;

  const entries: SetListEntry[] = [];
  for (const entry of sorted) {
    const parsed = entry.era === SURPRISE_ERA ? parseSurprise(entry) : ok(parseEra(entry));
    if (!parsed.ok) return parsed;
    entries.push(parsed.value);
  }
  const missing = empty.entries.filter((entry) => !sent.some(({ era }) => era === eraName(entry)));
  return checkParsed({ entries: [...entries, ...missing] }, catalogue);
}

function parseEra({ era, songs = [] }: SentEntry): SetListEntry {
  return { kind: 'era', era, songs: songs.map((song) => song._id) };
}

/** The picks by instrument where they are named; else the first of the songs is the guitar's. */
function parseSurprise(sent: SentEntry): Result<SetListEntry, ListProblem> {
  const listed = (sent.songs ?? []).map((song) => song._id);
  if (listed.length > SURPRISE_SONGS) return refuse(`${SURPRISE_ERA} holds at most ${SURPRISE_SONGS} songs`);
  const entry = { kind: 'surprise', ...picksOf(sent, listed) } as const;
  const picks = songsOfEntry(entry);
  const stranger = listed.find((song) => !picks.includes(song));
  return stranger === undefined ? ok(entry) : refuse(`${stranger} is neither the guitar nor the piano song`);
}

function picksOf({ guitarSong, pianoSong }: SentEntry, [first, second]: readonly string[]) {
  const isByInstrument = guitarSong !== undefined || pianoSong !== undefined;
  return isByInstrument
    ? { guitar: guitarSong?._id ?? null, piano: pianoSong?._id ?? null }
    : { guitar: first ?? null, piano: second ?? null };
}

function checkParsed(setList: SetListDraft, catalogue: Catalogue): Result<SetListDraft, ListProblem> {
  const tooLarge = findTooLargeMashup(setList);
  if (tooLarge !== undefined) return refuse(`${tooLarge} is more than a mashup of two songs`);
  const problems = [...findUnknownSongs(setList, catalogue.songsById), ...checkDraft(setList)];
  if (problems.length === 0) return ok(setList);
  const details = problems.map((problem) => toDetail(problem, catalogue));
  return fail({ code: 'set-list-invalid', field: FIELD, message: details[0]?.message ?? '', details });
}

function refuse(message: string, field = FIELD): Result<never, ListProblem> {
  return fail({ code: 'set-list-invalid', field, message });
}
