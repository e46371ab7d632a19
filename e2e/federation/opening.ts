import { gzipSync } from 'node:zlib';
import type { App } from '@marquee/release-kit/apps';
import type { Page, Response } from '@playwright/test';
import { atTheShell, goTo } from './remotes.ts';

/** The budget of a remote's front page if the shell is already loaded. */
export const mostOfOpening = {
  /** The manifest, the entry, and the exposed chunk with everything that the front page needs. */
  requests: 3,
  /** The remote's own files, gzipped; packages shared with the shell are already loaded. */
  bytes: 80_000,
} as const;

export type Opening = { addresses: string[]; bytes: number };

/** The files of a remote that load when its front page opens from a page of the shell. */
export async function openFromShell(page: Page, baseUrl: string, app: App): Promise<Opening> {
  const { front } = await atTheShell(page, baseUrl, app);
  await page.waitForLoadState('networkidle');
  const answers = answersOf(page, app);
  await goTo(page, front.path);
  await page.getByRole('heading', { name: front.heading, level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return { addresses: addressesOf(answers), bytes: await gzippedBytesOf(answers) };
}

/** Collects the responses for the remote's files from now on. */
export function answersOf(page: Page, app: App): Response[] {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith(`/mfe/${app}/`)) {
      answers.push(answer);
    }
  });
  return answers;
}

/** The addresses, which tests assert as a list, so that a failure names the extra ones. */
export function addressesOf(answers: readonly Response[]): string[] {
  return answers.map((answer) => answer.url());
}

async function gzippedBytesOf(answers: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(answers.map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}
