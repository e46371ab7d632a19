/** A response header that tells the gateway whose cached sessions to look up again; the gateway removes it. */
export function sessionsChangedOf(accountId: string): Record<string, string> {
  return { 'x-sessions-changed': accountId };
}
