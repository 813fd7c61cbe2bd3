import { saveProfileImage, type UserProfile } from '@thirteen/contract/profile.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { call } from '#lib/api/call.ts';
import { words } from '#lib/words.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ImageDialog } from './image-dialog.tsx';
import styles from './image-choice.module.css';
import { ProfilePicture } from '#features/profile/profile-picture.tsx';
import { profileWords } from '#features/profile/profile.words.ts';
import { useProfileChoice } from './use-profile-choice.ts';

type ImageChoiceProps = { readonly profile: UserProfile };

/** The fan's picture with the camera button that offers others. */
export function ImageChoice({ profile }: ImageChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const { choose, isSaving } = useProfileChoice({
    field: 'profileImage',
    send: (image) => call(saveProfileImage, { body: { image } }),
    saved: words.profile.imageUpdated,
    failed: words.profile.imageFailed,
  });

  return (
    <>
      <ProfilePicture image={profile.profileImage} username={profile.username} />
      <span className={styles['camera']} data-saving={isSaving || undefined}>
        <IconButton
          icon="camera"
          label={profileWords.changeImage}
          variant="art"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </span>
      {isOpen &&
        // Out of the banner, whose colors are not those of a dialog.
        createPortal(
          <ImageDialog
            chosen={profile.profileImage}
            onChoose={(image) => {
              setOpen(false);
              if (image !== profile.profileImage) choose(image);
            }}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </>
  );
}
