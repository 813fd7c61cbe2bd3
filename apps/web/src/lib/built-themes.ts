import type { ProfileTheme } from '@thirteen/domain/profile/profile-themes.ts';

declare const PROFILE_THEMES: readonly ProfileTheme[];

/**
 * The themes that the build brings along, written in by `album-styles.ts`: they can be seen and chosen before the albums of
 * the site are there, and keep the room of those.
 */
export const builtThemes = PROFILE_THEMES;
