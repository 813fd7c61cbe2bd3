import { type UserProfile, saveComparing, saveNoindex } from '@thirteen/contract/profile.ts';
import type { ProfileTheme } from '@thirteen/domain/profile/profile-themes.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { publicProfilePath, shareSetListPath } from '#lib/paths.ts';
import { usePageEra } from '#ui/page-era.ts';
import { ProfileBracelet, type ThemeOfAlbum } from './profile-bracelet.tsx';
import { ImageChoice } from './image-choice.tsx';
import styles from './own-profile.module.css';
import { ProfileBanner, TourLink } from './profile-banner.tsx';
import { ProfileColumns, ProfileSection, ProfileSections } from './profile-sections.tsx';
import { profileWords } from './profile.words.ts';
import { Questionnaire } from './questionnaire.tsx';
import { CannotShareYet } from './share-own-profile.tsx';
import { ShareProfile } from './share-profile.tsx';
import { ProfileThemeChoice } from './profile-theme-choice.tsx';
import { NoTopAlbums, TopAlbums } from './top-albums.tsx';
import { NoTop13Songs, Top13Songs } from './top13-songs.tsx';
import { call } from '#lib/call.ts';
import { Switch } from '#ui/switch.tsx';
import { useProfileChoice } from './use-profile-choice.ts';

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
        <div className={styles['tools']}>
          <ProfileThemeChoice profile={profile} themes={themes} />
          <ComparingChoice profile={profile} />
          <NoindexChoice profile={profile} />
          {shareable && <Link to={publicProfilePath(username)}>{profileWords.viewPublic}</Link>}
        </div>
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

type SwitchChoiceProps = { readonly profile: UserProfile };

/** Whether other fans may compare themselves with this one. */
function ComparingChoice({ profile }: SwitchChoiceProps) {
  const { choose } = useProfileChoice({
    field: 'comparing',
    send: (enabled) => call(saveComparing, { body: { enabled } }),
    failed: profileWords.switchFailed,
  });
  return <Switch label={profileWords.comparing} isOn={profile.comparing} onChange={choose} />;
}

/** Whether search engines are asked to leave the fan's public pages out. */
function NoindexChoice({ profile }: SwitchChoiceProps) {
  const { choose } = useProfileChoice({
    field: 'noindex',
    send: (enabled) => call(saveNoindex, { body: { enabled } }),
    failed: profileWords.switchFailed,
  });
  return <Switch label={profileWords.noindex} isOn={profile.noindex} onChange={choose} />;
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
