/** Said of this recipient or this mail, and no outage: another attempt is likely to end alike. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  const { command, responseCode } = error as Error & { command?: unknown; responseCode?: unknown };
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  return isAboutThisMail && typeof responseCode === 'number' && responseCode >= 500;
}
