/** Why a sign-in with Google came to nothing: the sign-in page is opened with one of these as its `notice`. */
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
