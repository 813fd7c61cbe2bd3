import { SINGLES_KEY, SINGLES_RANKING } from '@thirteen/domain/catalogue/catalogue.ts';
import { eraName, songsOfEntry } from '@thirteen/domain/set-list/set-list.ts';
import type { AccountData } from '../account.ts';
import type { Album } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { saveProfileImage, saveProfileQuestions, saveProfileTheme } from '../profile.ts';
import { saveAlbumRanking, saveAllSongsRanking, saveRanking, saveTrackRankings } from '../rankings.ts';
import { saveSetList } from '../set-list.ts';
import { deleteSort, saveSort } from '../sorter.ts';
import { reorderTop13 } from '../top13.ts';
import { pickSort, type AccountFile } from './account-file.ts';
import { albumOf, ALL_ALBUMS, emptyPart, isSamePart, partsOf, type AccountPart } from './account-parts.ts';

/** A call that saves a part. `ifMatch`: the revision that it replaces, where there is one. */
export type PartRequest = {
  readonly endpoint: Endpoint;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly ifMatch?: string;
};

/** What an import does to one part of an account. `before` is undefined where nothing was saved. */
export type ImportStep = {
  readonly name: string;
  readonly before: AccountPart | undefined;
  readonly after: AccountPart;
  readonly unknown: readonly string[];
  /** It is there already. */
  readonly isDone: boolean;
  readonly request: PartRequest;
};

/** What the account has now, as it tells of itself, in the shape of a file. */
export function toPresent({ username, exportedAt, profile, lists, sorts }: AccountData): AccountFile {
  return {
    username,
    exportedAt,
    theme: profile.theme,
    image: profile.profileImage,
    answers: profile.profileQuestions.map(({ question, siteQuestion, answer }) => ({
      question: siteQuestion ?? question,
      answer,
    })),
    lists: lists.map(({ list, items, placed }) => ({ list, items, placed })),
    sorts: sorts.map(pickSort),
  };
}

/**
 * The steps that bring a file into an account, list by list. Made anew of what the account has by then, they go on where an import
 * stopped. Lists that the file lacks stay as they are; of answers only those to questions of this site come in.
 */
export function planImport(
  file: AccountFile,
  data: AccountData,
  albums: readonly Album[],
): readonly ImportStep[] {
  const present = toPresent(data);
  const now = partsOf(present, albums);
  const wanted = partsOf(withAnswersOf(file, present), albums);
  return [...wanted].map(([name, { part, unknown }]) => {
    const before = now.get(name)?.part;
    // An empty Top 13 is never saved: it is what everyone begins with.
    const stands = before ?? (part.kind === 'top13' ? emptyPart(part, albums) : undefined);
    return {
      name,
      before,
      after: part,
      unknown,
      isDone: isSamePart(stands, part),
      request: toRequest(part, albums, revisionOf(data, name)),
    };
  });
}

/**
 * The steps that take an import back, to what the account had `before`. What was changed after the import is left as it is: it is no
 * longer what came in.
 */
export function planUndo(
  file: AccountFile,
  before: AccountFile,
  data: AccountData,
  albums: readonly Album[],
): readonly ImportStep[] {
  const old = partsOf(before, albums);
  return planImport(file, data, albums).flatMap(({ name, after: imported, isDone }): ImportStep[] => {
    const part = old.get(name)?.part ?? emptyPart(imported, albums);
    if (!isDone || isSamePart(part, imported)) return [];
    const step = { name, before: imported, unknown: [], isDone: false };
    const ifMatch = revisionOf(data, name);
    if (part) return [{ ...step, after: part, request: toRequest(part, albums, ifMatch) }];
    if (imported.kind !== 'sort') return [];
    const request = { endpoint: deleteSort, params: { id: imported.sort.id }, ...match(ifMatch) };
    return [{ ...step, after: imported, request }];
  });
}

function withAnswersOf(file: AccountFile, present: AccountFile): AccountFile {
  const given = new Map(file.answers.map(({ question, answer }) => [question, answer]));
  const isKnown = present.answers.some(({ question }) => given.has(question));
  const answers = present.answers.map(({ question }) => ({ question, answer: given.get(question) ?? '' }));
  return { ...file, answers: isKnown ? answers : [] };
}

function toRequest(part: AccountPart, albums: readonly Album[], ifMatch: string | undefined): PartRequest {
  const call = (endpoint: Endpoint, body: unknown, params: Readonly<Record<string, string>> = {}) => ({
    endpoint,
    params,
    body,
    ...match(ifMatch),
  });
  switch (part.kind) {
    case 'top13':
      return call(reorderTop13, { slots: part.slots });
    case 'order':
      return orderRequest(part, albums, call);
    case 'tracks': {
      const own = new Set(part.placed);
      const trackRankings = part.groups.map((group) =>
        group.map((songId) => ({ songId, placed: own.has(songId) })),
      );
      return call(saveTrackRankings, { trackRankings });
    }
    case 'set-list': {
      const toSong = (song: string) => ({ _id: song });
      const erasTourSetList = part.entries.map((entry, index) => ({
        era: eraName(entry),
        order: index + 1,
        songs: songsOfEntry(entry).map(toSong),
        ...(entry.kind === 'surprise' && {
          guitarSong: entry.guitar === null ? null : toSong(entry.guitar),
          pianoSong: entry.piano === null ? null : toSong(entry.piano),
        }),
      }));
      return call(saveSetList, { erasTourSetList, verify: false });
    }
    case 'answers':
      return call(saveProfileQuestions, { questions: part.answers });
    case 'theme':
      return call(saveProfileTheme, { theme: part.name });
    case 'image':
      return call(saveProfileImage, { image: part.name });
    case 'sort': {
      const { id, ...sort } = part.sort;
      return call(saveSort, sort, { id });
    }
  }
}

function orderRequest(
  { list, order, placed }: AccountPart & { readonly kind: 'order' },
  albums: readonly Album[],
  call: (endpoint: Endpoint, body: unknown, params?: Readonly<Record<string, string>>) => PartRequest,
): PartRequest {
  const own = new Set(placed);
  if (list === ALL_ALBUMS) {
    const titles = new Map(albums.map(({ key, title }) => [key, title]));
    const rankings = order.map((key) => ({ albumName: titles.get(key) ?? key, placed: own.has(key) }));
    return call(saveAlbumRanking, { rankings });
  }
  const entries = order.map((songId) => ({ songId, placed: own.has(songId) }));
  const album = albumOf(list);
  if (album === undefined) return call(saveAllSongsRanking, { ranking: entries });
  const id = album === SINGLES_KEY ? SINGLES_RANKING : album;
  return call(saveRanking, { rankings: entries }, { id });
}

/** The revision of a part as calls name it; undefined for parts that have none. */
function revisionOf({ lists, sorts }: AccountData, name: string): string | undefined {
  if (['answers', 'theme', 'image'].includes(name)) return undefined;
  const stored = lists.find(({ list }) => list === name) ?? sorts.find(({ id }) => name === `sort:${id}`);
  return `"${stored?.revision ?? 0}"`;
}

function match(ifMatch: string | undefined) {
  return ifMatch === undefined ? {} : { ifMatch };
}
