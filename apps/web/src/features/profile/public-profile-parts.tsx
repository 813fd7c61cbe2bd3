import type { PublicProfile } from '@thirteen/contract/profile.ts';
import { profilePage } from '@thirteen/contract/sharing.ts';
import type { ReactNode } from 'react';
import { useOwnPageHead } from '#lib/browser/page-head.ts';
import { shareSetListPath } from '#lib/paths.ts';
import { usePageEra } from '#ui/page/page-era.ts';
import { Answers } from './answers/answers.tsx';
import { ProfileBracelet, type ThemeOfAlbum, ProfileSection, ProfileSections } from './profile-sections.tsx';
import { ProfileBanner, TourLink } from './profile-banner.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { profileWords } from './profile.words.ts';
import { PublicFoot, PublicProfileLayout } from './public-profile-layout.tsx';
import { ShareProfile } from './share-profile.tsx';
import { TopAlbums } from './top-albums.tsx';
import { Top13Songs } from './top13-songs.tsx';

type PublicProfilePartsProps = {
  readonly profile: PublicProfile;
  readonly themeOf: ThemeOfAlbum;
  /** What a visitor is asked to do with the songs. */
  readonly invite?: ReactNode;
  /** What a fan who is logged in has in common with this one; for a visitor, a way to find out. */
  readonly comparison?: ReactNode;
  /** What can be done with the songs. */
  readonly songTools?: ReactNode;
  /** A way to report the page. */
  readonly report?: ReactNode;
};

/** A fan's profile as everyone sees it, in the look of its theme. */
export function PublicProfileParts(props: PublicProfilePartsProps) {
  const { profile, themeOf, invite, comparison, songTools, report } = props;
  const { username, theme, era, profileImage, rankings, profileQuestions, setListVerified } = profile;
  const answers = profileQuestions.filter(({ answer }) => answer !== '');
  usePageEra(era);
  useOwnPageHead(
    profilePage({
      username,
      songs: rankings.topThirteen.map(({ slot, songTitle: title }) => ({ slot, title })),
    }),
  );

  return (
    <PublicProfileLayout username={username} isOnArt foot={<PublicFoot report={report} />}>
      <ProfileBanner
        theme={theme}
        era={era}
        hasBar
        picture={<ProfilePicture image={profileImage} username={username} />}
        heading={<h1>{username}</h1>}
        bracelet={<ProfileBracelet songs={rankings.topThirteen} themeOf={themeOf} />}
      >
        {setListVerified && (
          <TourLink to={shareSetListPath(username)} variant="action">
            {profileWords.viewTour(username)}
          </TourLink>
        )}
        {invite}
        <ShareProfile username={username} button="public" />
      </ProfileBanner>
      <ProfileSections>
        <ProfileSection title={profileWords.top13}>
          <Top13Songs songs={rankings.topThirteen} />
          {songTools}
        </ProfileSection>
        {comparison}
        <ProfileSection title={profileWords.topAlbums}>
          <TopAlbums albums={rankings.topFiveAlbums} />
        </ProfileSection>
        <ProfileSection title={profileWords.questionnaire}>
          <Answers answers={answers} />
        </ProfileSection>
      </ProfileSections>
    </PublicProfileLayout>
  );
}
