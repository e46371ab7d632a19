import { chromium } from '@playwright/test';

import { cookiesOf } from '../browser/cookies-of.ts';

type Visitor = { cookie?: string | undefined };

/** Gives the profile of a running browser the visitor's cookies: Lighthouse keeps them when it empties the storage of the page. */
export async function giveCookies(port: number, visitor: Visitor, url: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    await browser.contexts()[0]?.addCookies(cookiesOf(visitor, url));
  } finally {
    // Ends the connection alone.
    await browser.close();
  }
}
