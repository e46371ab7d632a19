import { gzipSync } from 'node:zlib';
import type { App } from '@marquee/release-kit/apps';
import type { Page, Response } from '@playwright/test';
import { atTheShell, goTo } from './remotes.ts';

/** What a remote's front page costs whoever has the shell. */
export const mostOfOpening = {
  /** Its manifest, its entry, and the chunk it exposes with all that its front page needs. */
  requests: 3,
  /** Of its own, by gzip: what it shares with the shell is there. */
  bytes: 80_000,
} as const;

export type Opening = { addresses: string[]; bytes: number };

/** The files of its own that a remote loads when its front page is opened from a page of the shell. */
export async function openFromShell(page: Page, baseUrl: string, app: App): Promise<Opening> {
  const { front } = await atTheShell(page, baseUrl, app);
  await page.waitForLoadState('networkidle');
  const answers = answersOf(page, app);
  await goTo(page, front.path);
  await page.getByRole('heading', { name: front.heading, level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return { addresses: addressesOf(answers), bytes: await gzippedBytesOf(answers) };
}

/** From now on: what comes of the remote. */
export function answersOf(page: Page, app: App): Response[] {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith(`/mfe/${app}/`)) {
      answers.push(answer);
    }
  });
  return answers;
}

/** Asserted as a list, so that a failure names what was too much. */
export function addressesOf(answers: readonly Response[]): string[] {
  return answers.map((answer) => answer.url());
}

async function gzippedBytesOf(answers: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(answers.map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}
