import {
  albumOf,
  ALL_ALBUMS,
  ALL_SONGS,
  type AccountPart,
} from '@thirteen/contract/account-file/account-parts.ts';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { profileImages, type ProfileImageName } from '@thirteen/domain/profile/profile-choices.ts';
import { eraName, songIdsIn, songsOfEntry } from '@thirteen/domain/set-list/set-list.ts';
import { accountImportWords } from './account-import.words.ts';

/** What the parts of an account are called and hold, in words, by the titles of a catalogue. */
export function describeParts(albums: readonly Album[]) {
  const titles = new Map(albums.flatMap(({ songs }) => songs.map((song) => [song['_id'], song.title])));
  const albumTitles = new Map(albums.map(({ key, title }) => [key, title]));
  const titleOf = (song: string) =>
    songIdsIn(song)
      .map((id) => titles.get(id) ?? albumTitles.get(id) ?? id)
      .join(' / ');

  /** `part` is what comes in, where that is known. */
  function nameOf(name: string, part?: AccountPart): string {
    const album = albumOf(name);
    if (album !== undefined) return accountImportWords.album(albumTitles.get(album) ?? album);
    if (!name.startsWith('sort:')) return names.get(name) ?? name;
    const isFinished = part?.kind === 'sort' && part.sort.left === 0;
    return isFinished ? accountImportWords.sortDone : accountImportWords.sort;
  }

  /** One line for each thing that a fan chose, the best first; empty where that is nothing. */
  function linesOf(part: AccountPart | undefined): readonly string[] {
    switch (part?.kind) {
      case 'top13':
        return part.slots.flatMap((id, slot) => (id === null ? [] : `${slot + 1}. ${titleOf(id)}`));
      case 'order': {
        const own = new Set(part.placed);
        return part.order.flatMap((id, at) => (own.has(id) ? `${at + 1}. ${titleOf(id)}` : []));
      }
      case 'tracks': {
        const own = new Set(part.placed);
        return part.groups.flatMap((group, at) => {
          const songs = group.filter((id) => own.has(id)).map(titleOf);
          return songs.length === 0 ? [] : `${accountImportWords.track(at + 1)}: ${songs.join(', ')}`;
        });
      }
      case 'set-list':
        return part.entries.flatMap((entry) => {
          const songs = songsOfEntry(entry).map(titleOf);
          return songs.length === 0 ? [] : `${eraName(entry)}: ${songs.join(', ')}`;
        });
      case 'answers':
        return part.answers.flatMap(({ question, answer }) => (answer === '' ? [] : `${question} ${answer}`));
      case 'theme':
        return [part.name];
      case 'image':
        return [isImage(part.name) ? profileImages[part.name] : part.name];
      case 'sort':
        return [accountImportWords.sorted(part.sort)];
      case undefined:
        return [];
    }
  }

  return { nameOf, linesOf, titleOf };
}

const names = new Map([
  ['top13', accountImportWords.top13],
  [ALL_ALBUMS, accountImportWords.albums],
  [ALL_SONGS, accountImportWords.allSongs],
  ['trackRankings', accountImportWords.tracks],
  ['setList', accountImportWords.setList],
  ['answers', accountImportWords.answers],
  ['theme', accountImportWords.theme],
  ['image', accountImportWords.image],
]);

function isImage(name: string): name is ProfileImageName {
  return Object.hasOwn(profileImages, name);
}
