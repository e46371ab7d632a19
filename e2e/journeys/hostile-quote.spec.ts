import { hostileText, textsOf } from '@marquee/contracts/test-kit/hostile-quote';
import type { PublicQuote } from '@marquee/contracts/quotes';
import type { Page } from '@playwright/test';

import { waitForRemotePage } from '../fixtures/hydration.ts';
import { expect, test } from '../fixtures/test.ts';
import { sendAQuoteWithTexts } from './actions/send-a-quote-with-texts.ts';

type OpenedQuote = { quote: PublicQuote; path: string };

/** Sends the quote, and waits until the server answers with a rendered page. On a busy machine the first rendering may take too long. */
async function aSentQuote(url: string, typed: (name: string) => string): Promise<OpenedQuote> {
  const quote = await sendAQuoteWithTexts(url, typed);
  const path = `/quote?quote=${quote.id}`;
  const html = async () => (await fetch(`${url}${path}`)).text();
  await expect.poll(html, { timeout: 30_000 }).toContain('data-server-page');
  return { quote, path };
}

const hostileQuote = (url: string) => aSentQuote(url, (name) => `${name} ${hostileText}`);
const harmlessQuote = (url: string) => aSentQuote(url, (name) => name);

/** The number of typed texts in a public quote: 5 of the provider's profile, 2 of the service, event name, client name and notes. */
const typedTexts = 10;

async function expectEveryText(page: Page, quote: PublicQuote): Promise<void> {
  const texts = textsOf(quote).filter((text) => text.includes('</script>'));
  expect(texts).toHaveLength(typedTexts);
  for (const text of texts) {
    await expect(page.locator('main')).toContainText(text);
  }
  await expect(page).toHaveTitle(`Quote for ${quote.eventName} · Marquee`);
}

function countElements(page: Page): Promise<number> {
  return page.locator('body *').count();
}

test.describe('the page of a quote whose every text contains HTML', () => {
  test('when no script runs, then each text is readable, and the page has as many elements as for a harmless quote', async ({
    browser,
    baseURL,
  }) => {
    const [hostile, harmless] = [await hostileQuote(String(baseURL)), await harmlessQuote(String(baseURL))];
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();

    await page.goto(harmless.path);
    const expected = await countElements(page);
    await page.goto(hostile.path);

    await expectEveryText(page, hostile.quote);
    expect(await countElements(page)).toEqual(expected);
    await context.close();
  });

  test('when the remote renders the page, then each text is readable, no script of a text runs, and no API call fetches the quote again', async ({
    page,
    baseURL,
  }) => {
    const [hostile, harmless] = [await hostileQuote(String(baseURL)), await harmlessQuote(String(baseURL))];
    await page.goto(harmless.path);
    await waitForRemotePage(page);
    await expect(page.getByRole('article')).toBeVisible();
    const expected = await countElements(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });

    await page.goto(hostile.path);
    await waitForRemotePage(page);
    await page.waitForLoadState('networkidle');

    await expectEveryText(page, hostile.quote);
    expect(await countElements(page)).toEqual(expected);
    expect(dialogs).toEqual([]);
    expect(calls.filter((call) => call.startsWith('/api/public/'))).toEqual([]);
  });
});
