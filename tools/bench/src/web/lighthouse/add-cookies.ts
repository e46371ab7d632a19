import { chromium } from '@playwright/test';

import { cookiesOf } from '../browser/cookies-of.ts';

type Visitor = { cookie?: string | undefined };

/** Adds the visitor's cookies to the profile of a running browser. Lighthouse keeps cookies when it clears the page's storage. */
export async function addCookies(port: number, visitor: Visitor, url: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    await browser.contexts()[0]?.addCookies(cookiesOf(visitor, url));
  } finally {
    // Closes the connection; the browser continues to run.
    await browser.close();
  }
}
