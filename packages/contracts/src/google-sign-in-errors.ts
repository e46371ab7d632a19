/** Reasons for a failed sign-in with Google, as values of the sign-in page's `notice` parameter. */
export const googleSignInErrors = [
  'google-unavailable',
  'google-denied',
  'google-expired',
  'google-failed',
  'google-too-often',
  'google-unconfirmed',
  'google-password-first',
  'google-other-account',
  'google-operator',
  'google-suspended',
] as const;
export type GoogleSignInError = (typeof googleSignInErrors)[number];

export function isGoogleSignInError(text: string | null): text is GoogleSignInError {
  return googleSignInErrors.some((code) => code === text);
}
