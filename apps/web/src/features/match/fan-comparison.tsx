import { useQuery } from '@tanstack/react-query';
import type { Comparison } from '@thirteen/contract/match.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#lib/api/api-error.ts';
import { rankingPath } from '#lib/paths.ts';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { ComparedList } from './compared-list.tsx';
import styles from './fan-comparison.module.css';
import { JoinedBraceletsPicture } from './joined-bracelets.tsx';
import { MatchSummary } from './match-summary.tsx';
import { comparisonQuery } from './match.queries.ts';
import { matchWords } from './match.words.ts';

type FanComparisonProps = {
  readonly username: string;
  /** The look of an album by its title. */
  readonly themeOf: (albumTitle: string) => string;
  /** What follows where the fan has ranked too little for a percentage. */
  readonly withoutFigure: ReactNode;
};

/** What the fan who is logged in has in common with the owner of a profile. Nothing where the owner does not compare. */
export function FanComparison({ username, themeOf, withoutFigure }: FanComparisonProps) {
  const comparison = useQuery(comparisonQuery(username));
  const { data, error } = comparison;
  if (error instanceof ApiError && [401, 404].includes(error.status)) return null;
  return (
    <>
      <section className={styles['comparison']} aria-labelledby="comparison-title">
        <h2 id="comparison-title">{matchWords.title(username)}</h2>
        {data !== undefined ? (
          <ComparisonResult comparison={data} themeOf={themeOf} />
        ) : error === null ? (
          <Skeleton height="24rem" />
        ) : (
          <RetryCard message={matchWords.failed} onRetry={() => void comparison.refetch()} />
        )}
      </section>
      {data?.match.percent === null && withoutFigure}
    </>
  );
}

type ComparisonResultProps = {
  readonly comparison: Comparison;
  readonly themeOf: FanComparisonProps['themeOf'];
};

function ComparisonResult({ comparison, themeOf }: ComparisonResultProps) {
  const { username, songsInCommon, albumsAlike, albumsApart } = comparison;
  const songs = songsInCommon.map(({ songId, songTitle, albumCover, yourSlot, theirSlot }) => ({
    id: songId,
    title: songTitle,
    cover: albumCover,
    yours: yourSlot,
    theirs: theirSlot,
  }));
  const hasAlbums = albumsAlike.length + albumsApart.length > 0;
  return (
    <>
      <div className={styles['head']}>
        <MatchSummary comparison={comparison} />
        <JoinedBraceletsPicture
          yours={{ image: comparison.yourImage, songs: comparison.yourTop13 }}
          theirs={{ image: comparison.theirImage, songs: comparison.theirTop13 }}
          shared={songs.map(({ id }) => id)}
          themeOf={themeOf}
        />
      </div>
      <div className={styles['parts']}>
        {songs.length > 0 && (
          <ComparedList
            title={matchWords.songs(songs.length)}
            kind="songs"
            fans={matchWords.fans(username)}
            items={songs}
          />
        )}
        {albumsAlike.length > 0 && (
          <ComparedList
            title={matchWords.alike}
            kind="albums"
            fans={matchWords.fans(username)}
            items={albumsAlike.map(toItem)}
          />
        )}
        {albumsApart.length > 0 && (
          <ComparedList
            title={matchWords.apart}
            kind="albums"
            fans={matchWords.fans(username)}
            items={albumsApart.map(toItem)}
          />
        )}
        {!hasAlbums && (
          <p className={styles['none']}>
            {matchWords.noAlbums} <Link to={rankingPath('allAlbums')}>{matchWords.rank}</Link>
          </p>
        )}
      </div>
    </>
  );
}

function toItem({ albumName, albumCover, yourRank, theirRank }: Comparison['albumsAlike'][number]) {
  return { id: albumName, title: albumName, cover: albumCover, yours: yourRank, theirs: theirRank };
}
