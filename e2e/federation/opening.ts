import { gzipSync } from 'node:zlib';
import type { App } from '@marquee/release-kit/apps';
import type { Page, Response } from '@playwright/test';
import { openShellPage, goTo } from './remotes.ts';

/** The budget of a remote's front page if the shell is already loaded. */
export const openingBudget = {
  /** The manifest, the entry, and the exposed chunk with everything that the front page needs. */
  requests: 3,
  /** The remote's own files, gzipped; packages shared with the shell are already loaded. */
  bytes: 80_000,
} as const;

export type Opening = { addresses: string[]; bytes: number };

/** The files of a remote that load when its front page opens from a page of the shell. */
export async function openFromShell(page: Page, baseUrl: string, app: App): Promise<Opening> {
  const { frontPage } = await openShellPage(page, baseUrl, app);
  await page.waitForLoadState('networkidle');
  const responses = responsesOf(page, app);
  await goTo(page, frontPage.path);
  await page.getByRole('heading', { name: frontPage.heading, level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return { addresses: addressesOf(responses), bytes: await gzippedBytesOf(responses) };
}

/** Collects the responses for the remote's files from now on. */
export function responsesOf(page: Page, app: App): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith(`/mfe/${app}/`)) {
      responses.push(response);
    }
  });
  return responses;
}

/** The addresses as a list, so that a failed assertion of their number shows them. */
export function addressesOf(responses: readonly Response[]): string[] {
  return responses.map((response) => response.url());
}

async function gzippedBytesOf(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}
