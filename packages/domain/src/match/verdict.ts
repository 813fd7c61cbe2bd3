import { countChosen, type Top13 } from '../top13/top13.ts';
import { distanceOf, type AlbumInBoth, type Likeness } from './compare.ts';

// Of 11 albums in random orders, two ranks lie 3.6 apart on average.
const CLOSE_WITHIN = 2;
const FAR_FROM = 4.5;

const MANY_SONGS = 8;
const SOME_SONGS = 4;

/** What two fans have in common, in one warm line. `titleOf` names an album by its key. */
export function verdictOf(
  likeness: Likeness,
  yourTop13: Top13,
  titleOf: (albumKey: string) => string,
): string {
  if (countChosen(yourTop13) === 0) {
    return 'Your own Top 13 is still empty: choose your songs, and see what you two share.';
  }
  const albums = tellAlbums(likeness.albums, titleOf);
  const link = albums && (areAtOdds(likeness, albums) ? ', but ' : ', and ');
  return `${tellSongs(likeness)}${link ?? ''}${albums?.words ?? ''}: ${close(likeness, albums)}`;
}

type AlbumWords = { readonly agree: boolean; readonly words: string };

function tellSongs({ songs }: Likeness): string {
  const sameFirst = songs.some(({ yourSlot, theirSlot }) => yourSlot === 1 && theirSlot === 1);
  if (sameFirst && songs.length === 1) return 'The same song at number 1';
  if (sameFirst) return `The same song at number 1, ${songs.length} songs in common`;
  if (songs.length === 0) return 'No songs in common yet';
  return songs.length === 1 ? 'One song in common' : `${songs.length} songs in common`;
}

function tellAlbums(
  albums: readonly AlbumInBoth[],
  titleOf: (albumKey: string) => string,
): AlbumWords | undefined {
  if (albums.length === 0) return undefined;
  const favorite = albums.find(({ yourRank, theirRank }) => yourRank === 1 && theirRank === 1);
  if (favorite) return { agree: true, words: `${titleOf(favorite.albumKey)} is the favorite album of both` };
  const apart = albums.reduce((sum, album) => sum + distanceOf(album), 0) / albums.length;
  if (apart <= CLOSE_WITHIN) return { agree: true, words: 'nearly the same order of albums' };
  if (apart >= FAR_FROM) return { agree: false, words: 'the albums in quite another order' };
  return undefined;
}

/** Whether songs and albums say opposite things. */
function areAtOdds({ songs }: Likeness, { agree }: AlbumWords): boolean {
  return songs.length > 0 !== agree;
}

function close({ songs }: Likeness, albums: AlbumWords | undefined): string {
  const count = songs.length;
  if (count >= MANY_SONGS || (count >= SOME_SONGS && albums?.agree === true)) {
    return 'you two could share one pair of headphones.';
  }
  if (count >= SOME_SONGS) return 'that calls for a friendship bracelet.';
  if (count > 0) return 'enough to sing together on the way to the show.';
  if (albums?.agree === true) return 'different songs, the same heart.';
  return 'think of all the songs you can show each other.';
}
