import type { ProblemCode } from '@thirteen/contract/problems.ts';
import { ApiError } from './api-error.ts';
import { words } from '#lib/words.ts';

/** What a fan reads for each error of the API or of the connection to it. */
export const problemWords: Readonly<Record<ProblemCode | 'offline', string>> = {
  offline: 'We can’t reach Thirteen right now. Check your connection and try again.',
  malformed: 'We couldn’t read that request. Please load the page again.',
  invalid: 'Something in there is not quite right. Please check it and try again.',
  'control-characters': 'Please remove the characters that can not be seen, such as tabs.',
  'combining-marks': 'Please use fewer accents on a single letter.',
  'session-required': words.account.sessionExpired,
  forbidden: 'You don’t have the right to do that.',
  'not-found': 'We couldn’t find that.',
  'song-not-found': words.top13.notFound,
  'album-not-found': 'We couldn’t find that album.',
  'album-exists': 'That album is already in the catalogue.',
  'song-exists': 'A song with that title is already in the catalogue.',
  'unknown-songs': 'That list holds songs that are not in the catalogue.',
  'ranking-unknown': 'That ranking holds something that does not belong in it.',
  'ranking-duplicate': 'That ranking holds something twice.',
  'top13-duplicate-song': words.top13.duplicate,
  'set-list-invalid': 'That set list is not possible.',
  'set-list-breaks-rules': words.setList.broken,
  'sorts-full': 'You have 20 sorts under way already. Please delete one first.',
  'username-length': 'Choose a username of 3 to 20 characters.',
  'username-characters': 'Use letters, digits, and _ . - only, and start with a letter or a digit.',
  'username-reserved': 'That username is reserved. Please choose another one.',
  'username-offensive': 'That username holds a word we don’t allow here. Please choose another one.',
  'username-taken': 'That username is taken. Please choose another one.',
  'email-invalid': 'Enter an email address like name@example.com.',
  'email-taken': 'There is already an account with that email address.',
  'email-bounced': 'Mails to that address come back to us. Please change it.',
  'password-length': 'Choose a password of 8 to 128 characters.',
  'password-like-account': 'Your password can’t be your username or your email address.',
  'password-common': 'That password is one of the most common ones. Please choose another one.',
  'login-failed': 'Invalid username or password',
  'reset-token-invalid': 'This link has been used already or is too old. Please ask for a new one.',
  'email-token-invalid':
    'This link has been used already or is too old. You can ask for a new one on your account page.',
  'current-password-wrong': 'That is not your current password.',
  'login-code-required': 'Enter the code of your authenticator app.',
  'login-code-wrong': 'That code is wrong or was used already. Enter the one your app shows now.',
  'second-factor-wrong': 'That code is wrong or was used already. Enter the one your app shows now.',
  'second-factor-on': 'Two-step login is already on. Load the page again to see it.',
  'second-factor-off': 'Two-step login is already off. Load the page again to see it.',
  'contact-name-required': 'Name is required.',
  'contact-message-required': 'Message is required.',
  stale: 'This list has changed somewhere else.',
  reload: 'A new version of Thirteen is there. Reload this page to go on.',
  'too-large': 'That is too much to send at once.',
  'too-slow': 'Your connection was too slow for that. Please try again.',
  'expectation-unknown': 'We couldn’t read that request. Please load the page again.',
  'head-too-large': 'We couldn’t read that request. Please load the page again.',
  'unsupported-media-type': 'We couldn’t read that request. Please load the page again.',
  'too-many-requests': 'Too many tries. Please wait a little and try again.',
  unavailable: 'Thirteen is taking a short break. Please try again in a moment.',
  unexpected: 'Something went wrong on our side. Please try again.',
};

/** The words for anything that was thrown; with the wait where the server names one. */
export function wordsForError(error: unknown): string {
  if (!(error instanceof ApiError)) return problemWords.unexpected;
  if (error.code === 'too-many-requests' && error.retryAfterSeconds) {
    return `Too many tries. Please try again in ${waitInWords(error.retryAfterSeconds)}.`;
  }
  return problemWords[error.code];
}

function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
