import type { Page } from '@playwright/test';

import { clippedTextIn } from '../fixtures/clipped-text.ts';
import { sendAQuote } from '../fixtures/send-a-quote.ts';
import type { SentQuote } from '../fixtures/send-a-quote.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { applyAppearance } from '../fixtures/appearances.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilLoaded } from '../fixtures/wait-until-loaded.ts';

/** 80 letters without a line-break opportunity. */
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const lines = [
  [longWord, '599.00'],
  ['Lights, see https://www.sunsetsound.example/packages/lighting-2027', '120.00'],
] as const;

const pages = [
  { name: 'the public quote', role: 'nobody', path: ({ quoteId }: SentQuote) => `/quote?quote=${quoteId}` },
  { name: 'the client’s quotes', role: 'client', path: () => '/client-admin?tab=quotes' },
  { name: 'the client’s events', role: 'client', path: () => '/client-admin' },
  {
    name: 'the quote editor',
    role: 'provider',
    path: ({ quoteId }: SentQuote) => `/provider/quotes/${quoteId}`,
  },
  { name: 'the provider’s quotes', role: 'provider', path: () => '/provider' },
  { name: 'the requests', role: 'provider', path: () => '/provider?tab=requests' },
  { name: 'the workflow', role: 'provider', path: () => '/provider?tab=workflow' },
] as const;

test.describe('names of one long word on a phone', () => {
  let quote: SentQuote;

  test.beforeAll(async ({ baseURL }) => {
    quote = await sendAQuote(baseURL ?? '', { eventName: longWord, lines });
  });

  for (const { name, role, path } of pages) {
    test(`when such names are in ${name}, then nothing is clipped and nothing scrolls sideways`, async ({
      page,
      baseURL,
    }) => {
      await signInAs(page, { role, quote, url: baseURL ?? '' });
      await applyAppearance(page, { width: 'phone', theme: 'light' });

      await page.goto(path(quote));
      await expect(page.getByText(longWord).filter({ visible: true }).first()).toBeVisible();
      await waitUntilLoaded(page);

      expect(await clippedTextIn(page)).toEqual([]);
    });
  }
});

type SignInOptions = { role: (typeof pages)[number]['role']; quote: SentQuote; url: string };

async function signInAs(page: Page, { role, quote, url }: SignInOptions): Promise<void> {
  if (role !== 'nobody') {
    await signIn(page, url, role === 'client' ? quote.clientAccount : quote.providerAccount);
  }
}
