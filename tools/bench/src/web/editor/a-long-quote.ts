import { signUpProvider } from '@marquee/contracts/account-operations';
import { addLineItem } from '@marquee/contracts/quote-change-operations';
import { createQuote } from '@marquee/contracts/quote-operations';
import { aProvider } from '@marquee/e2e/fixtures/people';
import { createApiClient } from '@marquee/local/demo/api-client';

/** `account`: the account of the quote's provider. */
export type LongQuote = { id: string; account: ReturnType<typeof aProvider> };

/** Creates a new provider whose only quote is a draft with `lines` lines. */
export async function aLongQuote(url: string, lines: number): Promise<LongQuote> {
  const provider = createApiClient(url);
  const account = aProvider();
  await provider.call(signUpProvider, { body: account });
  const { id } = await provider.call(createQuote, {
    body: { clientEmail: 'long.quote@journey.example', clientName: 'Robin Vale', eventName: 'A long night' },
  });
  for (let line = 1; line <= lines; line += 1) {
    await provider.call(addLineItem, {
      params: { id },
      body: { serviceName: `Service ${line}`, quantity: 2, unitPrice: '12.50', totalPrice: '25.00' },
    });
  }
  return { id, account };
}
