import type { GoogleSignInError } from '@marquee/contracts/google-sign-in-errors';

/** Texts for the server's notice codes. Most texts also say what the user can do. */
export const googleNoticeMessages: Record<GoogleSignInError, string> = {
  'google-unavailable': 'Google sign-in is not set up on this server. Please use your email and password.',
  'google-denied': 'The sign-in with Google was cancelled.',
  'google-expired': 'That sign-in with Google is no longer valid. Please start it again.',
  'google-failed': 'We could not reach Google. Please try again.',
  'google-too-often': 'Too many Google sign-ins were started from your network. Please try again later.',
  'google-unconfirmed':
    'Google has not verified your email address yet. Verify it with Google, or use your email and password.',
  'google-password-first':
    'An account with this email address exists, but the address was never confirmed. Sign in with your password and confirm the address; then you can use Google too.',
  'google-other-account':
    'This email address is linked to another Google account. Please use your email and password.',
  'google-operator': 'Operators sign in with their email and password.',
  'google-suspended':
    'This account is suspended. If you think this is a mistake, please use the contact form.',
};
