import type { UserProfile } from '@thirteen/contract/profile.ts';
import { eraOfTheme } from '@thirteen/domain/profile/profile-themes.ts';
import { Link } from 'react-router';
import { publicProfilePath, shareSetListPath } from '#lib/paths.ts';
import { usePageEra } from '#ui/page-era.ts';
import { Bracelet, type ThemeOfAlbum } from './bracelet.tsx';
import { ComparingChoice } from './comparing-choice.tsx';
import { ImageChoice } from './image-choice.tsx';
import styles from './own-profile.module.css';
import { ProfileBanner, TourLink } from './profile-banner.tsx';
import { ProfileColumns, ProfileSection, ProfileSections } from './profile-sections.tsx';
import { profileWords } from './profile.words.ts';
import { Questionnaire } from './questionnaire.tsx';
import { CannotShareYet } from './share-own-profile.tsx';
import { ShareProfile } from './share-profile.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { NoTopAlbums, TopAlbums } from './top-albums.tsx';
import { NoTop13Songs, Top13Songs } from './top13-songs.tsx';
import { WelcomeHeading } from './welcome-heading.tsx';

type OwnProfileProps = { readonly profile: UserProfile; readonly themeOf: ThemeOfAlbum };

/** The fan's own profile: what others see, and the controls to change it. */
export function OwnProfile({ profile, themeOf }: OwnProfileProps) {
  const { username, theme, rankings, shareable, missing, setListVerified } = profile;
  const { topThirteen, topFiveAlbums } = rankings;
  usePageEra(eraOfTheme(theme));

  return (
    <>
      <ProfileBanner
        theme={theme}
        picture={<ImageChoice profile={profile} />}
        heading={<WelcomeHeading username={username} />}
        bracelet={<Bracelet songs={topThirteen} themeOf={themeOf} />}
      >
        {shareable ? <ShareProfile username={username} button="own" /> : <CannotShareYet missing={missing} />}
        {setListVerified && (
          <TourLink to={shareSetListPath(username)} variant="quiet">
            {profileWords.viewOwnTour}
          </TourLink>
        )}
      </ProfileBanner>
      <ProfileSections>
        <div className={styles['tools']}>
          <ThemeChoice profile={profile} />
          <ComparingChoice profile={profile} />
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
