import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Song } from '@thirteen/contract/catalogue.ts';
import { drawYourAlbum, type DrawnPicture } from '@thirteen/contract/your-album.ts';
import { toMatchCode } from '@thirteen/domain/match/match-code.ts';
import { toSongCode } from '@thirteen/domain/song-code/song-code.ts';
import { addFan, ask, type TestFan } from '../../apps/server/src/testing/fan.ts';
import { chooseTheme, completeProfile } from '../../e2e/support/profile.ts';
import { saveVerifiedShow } from '../../e2e/support/set-list.ts';
import { listAllAlbums, saveTop13 } from '../../e2e/support/top13.ts';

/** A picture of a screen in one size and color scheme; `file` is beside the sheet. */
export type Picture = { readonly screen: string; readonly look: string; readonly file: string };

const shapes = ['card', 'poster', 'square'] as const;
type Shape = (typeof shapes)[number];
type Songs = readonly Song[];

/** A fan of the sheet: what is drawn of them, and the songs, of all that there are. */
type Subject = {
  readonly name: string;
  readonly of: 'profile' | 'link' | 'guesses' | 'match' | 'set-list' | 'ranking' | 'own-album';
  readonly choose: (songs: Songs) => readonly (Song | null)[];
  readonly theme?: string;
  /** How the username begins. */
  readonly start?: string;
  /** Of an own album. */
  readonly title?: string;
};

const every = (step: number, from: number) => (songs: Songs) =>
  songs.filter((_, index) => index % step === from).slice(0, 13);
const from = (album: string) => (songs: Songs) => songs.filter((song) => song.album.startsWith(album));
const longestTitles = (songs: Songs) =>
  songs.toSorted((a, b) => b.title.length - a.title.length).slice(0, 13);
/** A song for each track number, from albums as their titles fall. */
const firstTracks = (songs: Songs) => {
  const shuffled = songs
    .filter(({ album }) => album !== 'Singles')
    .toSorted((a, b) => a.title.localeCompare(b.title));
  return [...new Map(shuffled.map((song) => [song.track, song])).values()].toSorted(
    (a, b) => a.track - b.track,
  );
};

/** Fans who have little in common. */
const subjects: readonly Subject[] = [
  { name: 'every era', of: 'profile', choose: every(19, 7), theme: 'Lover' },
  { name: 'long titles', of: 'profile', choose: longestTitles, theme: 'The Tortured Poets Department' },
  { name: 'one era', of: 'profile', choose: (songs) => from('Red')(songs).slice(0, 13), theme: 'Red' },
  {
    name: 'gaps',
    of: 'profile',
    choose: (songs) => every(17, 3)(songs).map((song, slot) => ([1, 4, 9].includes(slot) ? song : null)),
    theme: 'Folklore',
  },
  { name: 'a single song', of: 'profile', choose: (songs) => songs.slice(40, 41), theme: '1989' },
  {
    name: 'a long name of wide letters',
    of: 'profile',
    choose: every(11, 5),
    theme: 'Reputation',
    start: 'WMWMWMWMWM',
  },
  {
    name: 'two eras',
    of: 'profile',
    choose: (songs) => [...from('Midnights')(songs).slice(0, 6), ...from('evermore')(songs).slice(0, 7)],
    theme: 'Evermore',
  },
  { name: 'nobody, by link', of: 'link', choose: every(13, 2) },
  { name: 'nobody, with guesses', of: 'guesses', choose: every(13, 5) },
  { name: 'a match of five picks', of: 'match', choose: every(15, 4) },
  { name: 'a set list', of: 'set-list', choose: () => [] },
  { name: 'the longest ranking', of: 'ranking', choose: (songs) => from('The Tortured')(songs).toReversed() },
  {
    name: 'an own album with emoji',
    of: 'own-album',
    choose: firstTracks,
    title: 'Songs \u{1F9E3}\u{1F341} for WWWWWWWWWWWWWWWW \u{1F697}\u{1F319}',
  },
];

/** Draws the posters of very different fans in all their shapes; the files are beside the sheet. */
export async function takePosters(url: string, folder: string): Promise<readonly Picture[]> {
  const songs = (await listAllAlbums(url)).flatMap((album) => album.songs);
  const pictures: Picture[] = [];
  for (const subject of subjects) {
    const fan = await addFan(url, subject.start);
    for (const shape of shapes) {
      const file = `poster-${subject.name.replaceAll(/\W+/g, '-')}-${shape}.png`;
      await writeFile(join(folder, file), await draw(url, subject, { fan, songs, shape }));
      pictures.push({ screen: `Poster of ${subject.name}`, look: shape, file });
    }
  }
  return pictures;
}

type Drawn = { readonly fan: TestFan; readonly songs: Songs; readonly shape: Shape };

async function draw(url: string, subject: Subject, { fan, songs, shape }: Drawn): Promise<Buffer> {
  const chosen = subject.choose(songs);
  const ids = chosen.flatMap((song) => song?.['_id'] ?? []);
  if (subject.of === 'own-album') {
    const body = { title: subject.title, songIds: ids, shape };
    return Buffer.from((await ask<DrawnPicture>(url, drawYourAlbum, fan, body)).png, 'base64');
  }
  if (subject.of === 'profile') {
    await completeProfile(url, fan);
    await saveTop13(url, fan, chosen);
    await chooseTheme(url, fan, subject.theme ?? 'Fearless');
    return read(`${url}/share/profile/${fan.username}/${shape}.png`);
  }
  if (subject.of === 'set-list') {
    if (shape === shapes[0]) await saveVerifiedShow(url, fan);
    return read(`${url}/share/set-list/${fan.username}/${shape}.png`);
  }
  return read(`${url}/share/${linkOf(subject.of, ids, songs)(shape)}`);
}

/** Where the pictures are of what is its own link. */
function linkOf(of: 'link' | 'guesses' | 'match' | 'ranking', ids: readonly string[], songs: Songs) {
  const numbers = new Map(songs.map((song) => [song['_id'], song.number]));
  const numberOf = (id: string) => numbers.get(id);
  if (of === 'match') {
    const picks = [3, 0, 7, 1, 9].flatMap((place) => ids[place] ?? []);
    const code = toMatchCode({ picks, top13: ids }, numberOf);
    return (shape: Shape) => `picked-match/${code}/${shape}.png`;
  }
  const code = toSongCode(ids, numberOf);
  const search = of === 'guesses' ? '?certain=6' : '';
  return (shape: Shape) => `${of === 'ranking' ? 'ranking' : 'top-13'}/${code}/${shape}.png${search}`;
}

async function read(address: string): Promise<Buffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
