import { expect, test } from 'vitest';
import { publicationOf, withSaved, type StoredSetList, type Publishing } from './published-set-list.ts';
import type { SetListDraft } from './set-list.ts';

const ERAS = ['Sun', 'Moon', 'Sea', 'Sky', 'Rain', 'Snow', 'Fire', 'Dust', 'Wind'];

/** A show that complies: five songs for each era. */
function aShow(piano = 'p'): SetListDraft {
  const eras = ERAS.map((era) => ({
    kind: 'era' as const,
    era,
    songs: [1, 2, 3, 4, 5].map((number) => `${era}-${number}`),
  }));
  return { entries: [...eras, { kind: 'surprise', guitar: 'g', piano }] };
}

const show = aShow();
const changed = aShow('another');
const unfinished: SetListDraft = { entries: show.entries.slice(1) };
const BEFORE = '2026-01-01T00:00:00.000Z';
const NOW = '2026-02-02T00:00:00.000Z';
const published = { ...show, at: BEFORE };
const kept: StoredSetList = { ...show, published };
const now = (draft: SetListDraft) => ({ ...draft, at: NOW });

const saves: readonly {
  name: string;
  before: StoredSetList | undefined;
  draft: SetListDraft;
  mode: Publishing['mode'];
  withdraws?: boolean;
  published: StoredSetList['published'];
}[] = [
  {
    name: 'the first show publishes it',
    before: undefined,
    draft: show,
    mode: 'publish',
    published: now(show),
  },
  {
    name: 'a first draft publishes nothing',
    before: undefined,
    draft: unfinished,
    mode: 'publish',
    published: null,
  },
  {
    name: 'a changed show takes the place of the old one',
    before: kept,
    draft: changed,
    mode: 'publish',
    published: now(changed),
  },
  { name: 'the same show keeps its time', before: kept, draft: show, mode: 'publish', published },
  {
    name: 'what does not comply leaves the published show',
    before: kept,
    draft: unfinished,
    mode: 'publish',
    published,
  },
  {
    name: 'what does not comply takes a show that follows away',
    before: kept,
    draft: unfinished,
    mode: 'follow',
    published: null,
  },
  {
    name: 'a show that follows is published',
    before: kept,
    draft: changed,
    mode: 'follow',
    published: now(changed),
  },
  { name: 'only the draft keeps the published show', before: kept, draft: changed, mode: 'keep', published },
  {
    name: 'only a first draft publishes nothing',
    before: undefined,
    draft: show,
    mode: 'keep',
    published: null,
  },
  {
    name: 'only the draft can take the published show away',
    before: kept,
    draft: changed,
    mode: 'keep',
    withdraws: true,
    published: null,
  },
  {
    name: 'a withdrawn show anew has a new time',
    before: kept,
    draft: show,
    mode: 'publish',
    withdraws: true,
    published: now(show),
  },
];

test.each(saves)('saving $name', ({ before, draft, mode, withdraws = false, published: expected }) => {
  expect(withSaved(before, draft, { mode, withdraws }, NOW)).toEqual({
    entries: draft.entries,
    published: expected,
  });
});

test.each([
  { name: 'nothing', setList: { ...show, published: null }, publication: 'none' },
  { name: 'the very draft', setList: kept, publication: 'current' },
  { name: 'a version from before', setList: { ...changed, published }, publication: 'older' },
])('friends see $name', ({ setList, publication }) => {
  expect(publicationOf(setList)).toBe(publication);
});
