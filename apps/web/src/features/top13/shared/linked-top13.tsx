import type { SharedPage } from '@thirteen/contract/sharing.ts';
import { type Top13Entry, readTop13Link, type Top13Link } from '@thirteen/contract/top13.ts';
import type { ReactNode } from 'react';
import { useOwnPageHead } from '#lib/browser/page-head.ts';
import { BeadRing } from '#ui/beads/bead-ring.tsx';
import { Cover } from '#ui/covers/cover.tsx';
import { usePageEra } from '#ui/page/page-era.ts';
import styles from './linked-top13.module.css';
import { Top13LinkLayout } from './top13-link-layout.tsx';
import { top13LinkWords } from './top13-link.words.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { isUnanswered } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { takeFirstReply } from '#lib/api/first-replies.ts';

const COVER_PX = 128;

/** A name that is longer does not fit into its column at a heading's full size. */
const LETTERS_AT_FULL_SIZE = 10;

type LinkedTop13Props = {
  /** What the page says of itself. */
  readonly head: SharedPage;
  readonly title: string;
  /** What is said below the title. */
  readonly lead?: string;
  readonly note?: string | undefined;
  /** What a friend is asked to do with the list. */
  readonly invite?: ReactNode;
  /** What can be done with the list. */
  readonly share: ReactNode;
  readonly top13: readonly Top13Entry[];
  /** The look of an album by its title. */
  readonly themeOf: (albumTitle: string) => string;
  /** The list of the songs, which can be listened to. */
  readonly songs: ReactNode;
  /** What follows the list. */
  readonly after?: ReactNode;
};

/** A Top 13 as everyone who has its link sees it, in the look of the first one: its cover in the bracelet, and all of them as a list. */
export function LinkedTop13({
  head,
  title,
  lead,
  note,
  invite,
  share,
  top13,
  themeOf,
  songs,
  after,
}: LinkedTop13Props) {
  const eras = top13.map(({ albumName }) => themeOf(albumName));
  const [first] = top13;
  usePageEra(eras[0]);
  useOwnPageHead(head);

  return (
    <Top13LinkLayout>
      <div className={styles['page']}>
        <div className={styles['side']}>
          <h1 data-long={title.split(' ').some((word) => word.length > LETTERS_AT_FULL_SIZE)}>{title}</h1>
          {lead !== undefined && <p className={styles['subtitle']}>{lead}</p>}
          {note !== undefined && <p>{note}</p>}
          <div className={styles['bracelet']} aria-hidden="true">
            <BeadRing eras={eras}>
              <span className={styles['cover']}>
                {first && <Cover src={first.albumImage} size={COVER_PX} loading="eager" />}
              </span>
            </BeadRing>
          </div>
          {invite}
          {share}
        </div>
        <section className={styles['songs']} aria-label={top13LinkWords.songs}>
          {songs}
        </section>
      </div>
      {after !== undefined && <div className={styles['after']}>{after}</div>}
    </Top13LinkLayout>
  );
}

/**
 * The songs of a code. They are in the code itself, so they never change, and `readAlbums` is enough to know them where
 * the site gives no answer; an `ApiError` of status 404 where it is none.
 */
export const top13LinkQuery = (code: string, readAlbums: () => Promise<readonly Album[]>) =>
  queryOptions({
    queryKey: ['top13-link', code],
    queryFn: async ({ signal }) => {
      try {
        return await call(readTop13Link, { params: { code }, signal });
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        return readLinkHere(code, await readAlbums()) ?? Promise.reject(error);
      }
    },
    initialData: () => takeFirstReply(readTop13Link, { code }),
    staleTime: Infinity,
  });

/** What the site would answer; undefined where a song is not in these albums, or the code is damaged. */
async function readLinkHere(code: string, albums: readonly Album[]): Promise<Top13Link | undefined> {
  const { readTop13Code } = await import('@thirteen/domain/top13/top13-code.ts');
  const songs = new Map(albums.flatMap((album) => album.songs.map((song) => [song._id, song] as const)));
  const idsByNumber = new Map(Array.from(songs.values(), ({ number, _id }) => [number, _id]));
  const read = readTop13Code(code, (number) => idsByNumber.get(number));
  if (!read.ok) return undefined;
  return {
    code,
    songs: read.value.flatMap((id, place) => {
      const song = songs.get(id);
      if (!song) return [];
      const { title: songTitle, album: albumName, albumImageSource: albumCover, audioSource } = song;
      return [
        {
          slot: place + 1,
          songId: id,
          songTitle,
          albumName,
          albumCover,
          albumImage: albumCover,
          audioSource,
        },
      ];
    }),
  };
}
