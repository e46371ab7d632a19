import type { GoogleNotice } from '@marquee/contracts/google-notices';

/** What the notices of the server say, and what to do about each. */
export const googleNoticeWords: Record<GoogleNotice, string> = {
  'google-unavailable': 'Google sign-in is not set up on this server. Please use your e-mail and password.',
  'google-denied': 'The sign-in with Google was cancelled.',
  'google-expired': 'That sign-in with Google is no longer valid. Please start it again.',
  'google-failed': 'Google could not be asked who you are. Please try again.',
  'google-too-often': 'Google sign-in was started too often from your network. Please try again later.',
  'google-unconfirmed':
    'Google has not verified your e-mail address yet. Verify it with Google, or use your e-mail and password.',
  'google-password-first':
    'There is an account with this e-mail address, which was never confirmed. Sign in with its password and confirm the address; then Google works as well.',
  'google-other-account':
    'The account with this e-mail address belongs to another Google account. Please use your e-mail and password.',
  'google-operator': 'Operators sign in with their e-mail and password.',
  'google-suspended':
    'This account is suspended. Please write to us with the contact form if you think that is a mistake.',
};
