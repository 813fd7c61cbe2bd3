import type { UserProfile } from '@thirteen/contract/profile.ts';
import type { ProfileTheme } from '@thirteen/domain/profile/profile-choices.ts';
import type { ReactNode } from 'react';
import { shareSetListPath } from '#lib/paths.ts';
import { usePageEra } from '#ui/page/page-era.ts';
import {
  ProfileBracelet,
  type ThemeOfAlbum,
  ProfileColumns,
  ProfileSection,
  ProfileSections,
} from '#features/profile/profile-sections.tsx';
import { ImageChoice } from './image-choice.tsx';
import { ProfileBanner, TourLink } from '#features/profile/profile-banner.tsx';
import { ProfileTools } from './profile-tools.tsx';
import { profileWords } from '#features/profile/profile.words.ts';
import { Questionnaire } from '#features/profile/answers/questionnaire.tsx';
import { CannotShareYet } from './share-own-profile.tsx';
import { ShareProfile } from '#features/profile/share-profile.tsx';
import { NoTopAlbums, TopAlbums } from '#features/profile/top-albums.tsx';
import { NoTop13Songs, Top13Songs } from '#features/profile/top13-songs.tsx';

type OwnProfileProps = {
  readonly profile: UserProfile;
  readonly themeOf: ThemeOfAlbum;
  /** What there is to choose from. */
  readonly themes: readonly ProfileTheme[];
  /** What a fan reads whose public pages are hidden. */
  readonly hiddenNotice: ReactNode;
};

/** The fan's own profile: what others see, and the controls to change it. */
export function OwnProfile({ profile, themeOf, themes, hiddenNotice }: OwnProfileProps) {
  const { username, theme, rankings, shareable, missing, setListVerified, hidden } = profile;
  const { topThirteen, topFiveAlbums } = rankings;
  // A theme that was just chosen is worn before the server has answered.
  const era = themes.find(({ name }) => name === theme)?.era ?? profile.era;
  usePageEra(era);

  return (
    <>
      <ProfileBanner
        theme={theme}
        era={era}
        picture={<ImageChoice profile={profile} />}
        heading={<WelcomeHeading username={username} />}
        bracelet={<ProfileBracelet songs={topThirteen} themeOf={themeOf} />}
      >
        {shareable ? (
          <ShareProfile username={username} button="own" />
        ) : (
          !hidden && <CannotShareYet missing={missing} />
        )}
        {setListVerified && (
          <TourLink to={shareSetListPath(username)} variant="quiet">
            {profileWords.viewOwnTour}
          </TourLink>
        )}
      </ProfileBanner>
      <ProfileSections>
        {hidden && hiddenNotice}
        <ProfileTools profile={profile} themes={themes} />
        <ProfileSection title={profileWords.topAlbums}>
          {topFiveAlbums.length === 0 ? <NoTopAlbums /> : <TopAlbums albums={topFiveAlbums} />}
        </ProfileSection>
        <ProfileColumns isStacked={topThirteen.length === 0}>
          <ProfileSection title={profileWords.ownTop13}>
            {topThirteen.length === 0 ? <NoTop13Songs /> : <Top13Songs songs={topThirteen} />}
          </ProfileSection>
          <Questionnaire profile={profile} />
        </ProfileColumns>
      </ProfileSections>
    </>
  );
}

type WelcomeHeadingProps = { readonly username: string | undefined };

/** Greets the fan by name. */
export function WelcomeHeading({ username }: WelcomeHeadingProps) {
  return (
    <h1>
      {profileWords.welcome}
      {username || profileWords.newFan}!
    </h1>
  );
}
