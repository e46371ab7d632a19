/** Whether the server rejected this recipient or content permanently, so that another attempt would probably fail too. */
export function isPermanentFailure(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  const { command, responseCode } = error as Error & { command?: unknown; responseCode?: unknown };
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  return isAboutThisMail && typeof responseCode === 'number' && responseCode >= 500;
}
