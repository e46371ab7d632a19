import { setTimeout as wait } from 'node:timers/promises';

import type { FoundEmail } from '../../../check/found.ts';

type Wanted = { to: string; purpose: 'verify' | 'reset' };

const againAfterMs = 200;
/** Longer than the 30 s pause after an email that may not have been sent or a reset that was not carried out. */
const timeoutMs = 90_000;

/** Waits for an email to the wanted address with a link for the wanted purpose; returns the token in the link. Throws after 90 s. */
export async function waitForMailedToken(
  readEmails: () => Promise<FoundEmail[]>,
  wanted: Wanted,
): Promise<string> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const token = tokenIn(await readEmails(), wanted);
    if (token !== null) {
      return token;
    }
    await wait(againAfterMs);
  }
  throw new Error(`no email with a link for ${wanted.purpose} was sent to ${wanted.to}`);
}

export function tokenIn(emails: readonly FoundEmail[], { to, purpose }: Wanted): string | null {
  const link = new RegExp(`/auth\\?${purpose}=([\\w-]+)`);
  const found = emails.filter((mail) => mail.to === to).map(({ text }) => link.exec(decoded(text))?.[1]);
  return found.find((token) => token !== undefined) ?? null;
}

/** Decodes quoted-printable: folded lines and encoded equals signs. */
function decoded(text: string): string {
  return text.replaceAll('=\n', '').replaceAll('=3D', '=');
}
