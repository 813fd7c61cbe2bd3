import {
  DEFAULT_PROFILE_IMAGE,
  isProfileImageName,
  profileImages,
} from '@thirteen/domain/profile/profile-images.ts';
import styles from './profile-picture.module.css';
import { profileWords } from './profile.words.ts';

type ProfilePictureProps = {
  /** The name of a preset; one that is not known shows as the default. */
  readonly image: string;
  readonly username: string;
};

const SIZE_PX = 168;

/** The picture that a fan chose, in a ring. */
export function ProfilePicture({ image, username }: ProfilePictureProps) {
  const name = isProfileImageName(image) ? image : DEFAULT_PROFILE_IMAGE;
  return (
    <img
      className={styles['picture']}
      src={profileImageSource(name)}
      width={SIZE_PX}
      height={SIZE_PX}
      alt={profileWords.pictureOf(username, profileImages[name].toLowerCase())}
    />
  );
}

/** The file of a preset. */
export function profileImageSource(name: string): string {
  return `/media/profile-images/${name}.svg`;
}
