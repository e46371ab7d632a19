/** Reasons for a failed sign-in with Google: the sign-in page's `notice` parameter. */
export const googleNotices = [
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
export type GoogleNotice = (typeof googleNotices)[number];

export function isGoogleNotice(text: string | null): text is GoogleNotice {
  return googleNotices.some((notice) => notice === text);
}
