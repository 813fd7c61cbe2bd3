import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { UNNAMED_IMAGES } from '@thirteen/domain/profile/profile-choices.ts';
import { JoinedBraceletsPicture } from './joined-bracelets.tsx';

type PickedBraceletsProps = {
  /** In the order of the picks. */
  readonly picked: readonly Top13Entry[];
  /** The whole Top 13 that they are out of. */
  readonly top13: readonly Top13Entry[];
  /** The look of an album by its title. */
  readonly themeOf: (albumTitle: string) => string;
};

/** The bracelets of five picks and of the Top 13 that they are out of, joined; of two fans without names. */
export function PickedBracelets({ picked, top13, themeOf }: PickedBraceletsProps) {
  return (
    <JoinedBraceletsPicture
      yours={{
        image: UNNAMED_IMAGES[0],
        songs: picked.map((song, index) => ({ ...song, slot: index + 1 })),
      }}
      theirs={{ image: UNNAMED_IMAGES[1], songs: top13 }}
      shared={picked.map(({ songId }) => songId)}
      themeOf={themeOf}
    />
  );
}
