import {
  DEFAULT_PROFILE_IMAGE,
  isProfileImageName,
  profileImages,
} from '@thirteen/domain/profile/profile-choices.ts';

/** The file of a profile image and what it shows; a name that is not known is the default. */
export function profileImage(name: string): { readonly src: string; readonly shows: string } {
  const known = isProfileImageName(name) ? name : DEFAULT_PROFILE_IMAGE;
  return { src: `/media/profile-images/${known}.svg`, shows: profileImages[known].toLowerCase() };
}
