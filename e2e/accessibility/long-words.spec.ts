import type { Page } from '@playwright/test';

import { cutOffIn } from '../fixtures/cut-off.ts';
import { sendAQuote } from '../fixtures/send-a-quote.ts';
import type { SentQuote } from '../fixtures/send-a-quote.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { show } from '../fixtures/take-picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilLoaded } from '../fixtures/until-loaded.ts';

/** 80 letters without a line-break opportunity. */
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const lines = [
  [longWord, '599.00'],
  ['Lights, see https://www.sunsetsound.example/packages/lighting-2027', '120.00'],
] as const;

const pages = [
  { name: 'the public quote', of: 'nobody', path: ({ quoteId }: SentQuote) => `/quote?quote=${quoteId}` },
  { name: 'the client’s quotes', of: 'client', path: () => '/client-admin?tab=quotes' },
  { name: 'the client’s events', of: 'client', path: () => '/client-admin' },
  {
    name: 'the quote editor',
    of: 'provider',
    path: ({ quoteId }: SentQuote) => `/provider/quotes/${quoteId}`,
  },
  { name: 'the provider’s quotes', of: 'provider', path: () => '/provider' },
  { name: 'the requests', of: 'provider', path: () => '/provider?tab=requests' },
  { name: 'the workflow', of: 'provider', path: () => '/provider?tab=workflow' },
] as const;

test.describe('names of one long word on a phone', () => {
  let quote: SentQuote;

  test.beforeAll(async ({ baseURL }) => {
    quote = await sendAQuote(baseURL ?? '', { eventName: longWord, lines });
  });

  for (const { name, of, path } of pages) {
    test(`when ${name} contains them, then nothing is cut and nothing scrolls sideways`, async ({
      page,
      baseURL,
    }) => {
      await signInAs(page, { of, quote, url: baseURL ?? '' });
      await show(page, { width: 'phone', theme: 'light' });

      await page.goto(path(quote));
      await expect(page.getByText(longWord).filter({ visible: true }).first()).toBeVisible();
      await untilLoaded(page);

      expect(await cutOffIn(page)).toEqual([]);
    });
  }
});

type Reader = { of: (typeof pages)[number]['of']; quote: SentQuote; url: string };

async function signInAs(page: Page, { of, quote, url }: Reader): Promise<void> {
  if (of !== 'nobody') {
    await signIn(page, url, of === 'client' ? quote.clientAccount : quote.providerAccount);
  }
}
