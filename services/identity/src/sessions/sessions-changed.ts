/** Tells the gateway, and nobody behind it, whose sessions are to be asked for anew. */
export function sessionsChangedOf(accountId: string): Record<string, string> {
  return { 'x-sessions-changed': accountId };
}
