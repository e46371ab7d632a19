/** A response header with the account whose cached sessions the gateway must look up again. The gateway removes the header. */
export function sessionsChangedOf(accountId: string): Record<string, string> {
  return { 'x-sessions-changed': accountId };
}
