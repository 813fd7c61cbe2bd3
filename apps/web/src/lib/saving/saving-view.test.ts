import { expect, test } from 'vitest';
import { isSameView, notRead, nothingToSave, savingViewOf, type SavingView } from './saving-view.ts';

const pending = { base: { state: 'old', revision: '"1"' }, state: 'mine', unanswered: [], theirs: null };
const conflict = { ...pending, theirs: { state: 'theirs', revision: '"2"' } };

test.each([
  { kept: null, isWaiting: false, hasSaved: false, status: 'idle' },
  { kept: null, isWaiting: false, hasSaved: true, status: 'saved' },
  { kept: pending, isWaiting: false, hasSaved: true, status: 'saving' },
  { kept: pending, isWaiting: true, hasSaved: true, status: 'waiting' },
  { kept: conflict, isWaiting: true, hasSaved: true, status: 'needs-you' },
])('a list is $status', ({ kept, isWaiting, hasSaved, status }) => {
  expect(savingViewOf<string>(kept, { isWaiting, hasSaved })).toMatchObject({
    isRead: true,
    status,
    pending: kept ? 'mine' : undefined,
    conflict: kept?.theirs ? { mine: 'mine', theirs: 'theirs' } : undefined,
  });
});

test.each([
  { kept: null, hasSaved: true, status: 'refused' },
  { kept: pending, hasSaved: false, status: 'saving' },
])('a list that was refused is $status', ({ kept, hasSaved, status }) => {
  const view = savingViewOf<string>(kept, { isWaiting: false, hasSaved, refused: 'no' });
  expect(view).toMatchObject({ status, refused: 'no' });
});

test('a list of nobody is read and idle, and one that was not read is neither', () => {
  const nothing = { status: 'idle', pending: undefined, conflict: undefined, refused: undefined };
  expect(nothingToSave).toEqual({ ...nothing, isRead: true });
  expect(notRead).toEqual({ ...nothing, isRead: false });
});

type States = readonly string[];
const isSameState = (a: States, b: States) => a.join() === b.join();
const neverAsked = () => {
  throw new Error('There is nothing to compare.');
};
const full: SavingView<States> = {
  isRead: true,
  status: 'needs-you',
  pending: ['mine'],
  conflict: { mine: ['mine'], theirs: ['theirs'] },
  refused: ['no'],
};

test.each<{ name: string; other: SavingView<States>; isSame: boolean }>([
  { name: 'a copy', other: structuredClone(full), isSame: true },
  { name: 'one that was not read', other: { ...full, isRead: false }, isSame: false },
  { name: 'another status', other: { ...full, status: 'saving' }, isSame: false },
  { name: 'another state that waits', other: { ...full, pending: ['other'] }, isSame: false },
  { name: 'nothing that waits', other: { ...full, pending: undefined }, isSame: false },
  { name: 'no conflict', other: { ...full, conflict: undefined }, isSame: false },
  {
    name: 'another version of this device',
    other: { ...full, conflict: { mine: ['other'], theirs: ['theirs'] } },
    isSame: false,
  },
  {
    name: 'another version of the other device',
    other: { ...full, conflict: { mine: ['mine'], theirs: ['other'] } },
    isSame: false,
  },
  { name: 'another refused state', other: { ...full, refused: ['other'] }, isSame: false },
  { name: 'nothing refused', other: { ...full, refused: undefined }, isSame: false },
])('a view is told from $name', ({ other, isSame }) => {
  expect(isSameView(full, other, isSameState)).toBe(isSame);
  expect(isSameView(other, full, isSameState)).toBe(isSame);
});

test('views without states are compared without asking the list', () => {
  expect(isSameView<States>(nothingToSave, { ...nothingToSave }, neverAsked)).toBe(true);
});
