/**
 * The wording that the specification fixes, by noun: toasts, inline texts and the texts of services. Everything else that
 * a fan reads stands with its component or, for a feature, in its own file of words.
 */
export const words = {
  top13: {
    added: 'Song added to your top 13 list!',
    removed: 'Song removed from your top 13 list',
    searchFailed: 'Error searching songs',
    loadFailed: 'Error loading top 13 list',
    detailsFailed: 'Error loading song details',
    detailsFailedInline: 'Failed to load song details. Please try again.',
    notFound: 'Song not found',
    notFoundTitle: 'Warning',
    duplicate: 'This song is already in your top 13 list!',
    duplicateTitle: 'Duplicate Song',
    fetchFailed: 'Error fetching song',
    updateFailed: 'Error updating top 13 list',
    removeFailed: 'Error removing song from top 13 list',
    searching: 'Searching...',
  },
  audio: {
    failed: 'Failed to load audio. Please try again later.',
  },
  profile: {
    loadFailed: 'Failed to load user profile. Please try again.',
    imageUpdated: 'Profile image updated successfully!',
    imageFailed: 'Failed to update profile image. Please try again.',
    themeUpdated: 'Theme updated successfully!',
    themeFailed: 'Failed to update theme. Please try again.',
    linkCopied: 'Profile link copied to clipboard!',
    linkCopiedMs: 3000,
    linkFailed: 'Could not copy profile link',
    cannotShare:
      'Please add at least one song to your Top 13 and answer at least one question before sharing your profile.',
    cannotShareTitle: 'Cannot Share Yet',
    cannotShareMs: 5000,
  },
  rankings: {
    loadFailed: 'Failed to load rankings. Please try again.',
    saved: 'All songs ranking saved successfully',
    saveFailed: 'Error saving ranking',
    unresolved: 'Cannot save. Please resolve all ranking issues before saving.',
  },
  setList: {
    saved: 'Progress saved successfully',
    saveFailed: 'Failed to save progress',
    verified: 'Set list verified successfully!',
    broken: 'Set list does not comply with the rules.',
    linkCopied: 'Shareable link copied to clipboard!',
    linkFailed: 'Failed to copy link to clipboard.',
    reset: 'Set list reset successfully',
    resetFailed: 'Failed to reset set list',
    fetchFailed: 'Failed to fetch Eras Tour set list',
    updateFailed: 'Failed to update Eras Tour set list',
    fetchByUsernameFailed: 'Failed to fetch Eras Tour set list by username',
    surpriseSongsFailed: 'Failed to fetch surprise songs',
    noSurpriseSongs: 'No surprise songs available',
  },
  contact: {
    sent: 'Your message has been sent successfully!',
    failed: 'There was an error sending your message. Please try again later.',
  },
  account: {
    signupFailed: 'An error occurred during signup',
    sessionExpired: 'Your session has expired. Please log in again.',
  },
  failedCall: {
    answered: (status: number, message: string) => `Error Code: ${status} Message: ${message}`,
    unanswered: (message: string) => `Error: ${message}`,
    unknown: 'An unknown error occurred!',
  },
  notFound: {
    title: "Sorry, can't find this page!",
    returnHome: 'Return Home',
  },
} as const;
