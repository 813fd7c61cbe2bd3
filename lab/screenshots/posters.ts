import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawYourAlbum, type DrawnPicture } from '@thirteen/contract/your-album.ts';
import { toMatchCode } from '@thirteen/domain/match/match-code.ts';
import { toSongCode } from '@thirteen/domain/song-code/song-code.ts';
import { addFan, ask } from '../../apps/server/src/testing/fan.ts';
import { completeProfile } from '../../e2e/support/profile.ts';
import { saveVerifiedShow } from '../../e2e/support/set-list.ts';
import { listAllAlbums, saveTop13 } from '../../e2e/support/top13.ts';

/** A picture of a screen in one size and color scheme; `file` is beside the sheet. */
export type Picture = { readonly screen: string; readonly look: string; readonly file: string };

const shapes = ['card', 'poster', 'square'] as const;

/** Draws posters of very different lists in all their shapes; the files are beside the sheet. */
export async function takePosters(url: string, folder: string): Promise<readonly Picture[]> {
  const albums = await listAllAlbums(url);
  const songs = albums.flatMap((album) => album.songs);
  const numbers = new Map(songs.map((song) => [song['_id'], song.number]));
  const every = (step: number, from: number) => songs.filter((_, at) => at % step === from).slice(0, 13);
  const of = (title: string) => songs.filter(({ album }) => album.startsWith(title));
  const idsOf = (chosen: typeof songs) => chosen.map((song) => song['_id']);
  const codeOf = (chosen: typeof songs) => toSongCode(idsOf(chosen), (id) => numbers.get(id));
  const longest = songs.toSorted((a, b) => b.title.length - a.title.length).slice(0, 13);
  const top13 = idsOf(every(15, 4));
  const picks = [3, 0, 7, 1, 9].flatMap((place) => top13[place] ?? []);

  // A long name of wide letters, and slots that stay open.
  const fan = await addFan(url, 'WMWMWMWMWM');
  await completeProfile(url, fan);
  const gaps = every(17, 3).map((song, slot) => ([1, 4, 9].includes(slot) ? null : song));
  await saveTop13(url, fan, gaps);
  await saveVerifiedShow(url, fan);

  const links: Readonly<Record<string, readonly [start: string, search?: string]>> = {
    'a wide name and gaps': [`profile/${fan.username}`, 'theme=folklore'],
    'a set list': [`set-list/${fan.username}`],
    'every era': [`top-13/${codeOf(every(19, 7))}`, 'theme=lover'],
    'long titles': [`top-13/${codeOf(longest)}`, 'theme=tortured-poets-department'],
    'one era': [`top-13/${codeOf(of('Red').slice(0, 13))}`, 'theme=red'],
    'two eras': [`top-13/${codeOf([...of('Midnights').slice(0, 6), ...of('evermore').slice(0, 7)])}`],
    guesses: [`top-13/${codeOf(every(13, 5))}`, 'certain=6'],
    'a match': [`picked-match/${toMatchCode({ picks, top13 }, (id) => numbers.get(id))}`],
    'the longest ranking': [`ranking/${codeOf(of('The Tortured').toReversed())}`],
  };
  const pictures: Picture[] = [];
  const keep = async (name: string, shape: string, png: Buffer) => {
    const file = `poster-${name.replaceAll(/\W+/g, '-')}-${shape}.png`;
    await writeFile(join(folder, file), png);
    pictures.push({ screen: `Poster of ${name}`, look: shape, file });
  };
  const title = 'Songs \u{1F9E3}\u{1F341} for WWWWWWWWWWWWWWWW \u{1F697}\u{1F319}';
  const onAlbums = songs.filter(({ album }) => album !== 'Singles').toSorted((a, b) => a.track - b.track);
  const songIds = [...new Map(onAlbums.map((song) => [song.track, song['_id']])).values()];
  for (const shape of shapes) {
    for (const [name, [start, search = '']] of Object.entries(links))
      await keep(name, shape, await read(`${url}/share/${start}/${shape}.png?${search}`));
    const { png } = await ask<DrawnPicture>(url, drawYourAlbum, fan, { title, songIds, shape });
    await keep('an own album with emoji', shape, Buffer.from(png, 'base64'));
  }
  return pictures;
}

async function read(address: string): Promise<Buffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
