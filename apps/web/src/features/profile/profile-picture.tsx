import { profileImage } from '#lib/profile-image.ts';
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
  const { src, shows } = profileImage(image);
  return (
    <img
      className={styles['picture']}
      src={src}
      width={SIZE_PX}
      height={SIZE_PX}
      alt={profileWords.pictureOf(username, shows)}
    />
  );
}
