import { ok } from 'node:assert/strict';

import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import { listInvoices, recordPayment, sendInvoice } from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { eventually } from '@marquee/local/demo/eventually';

import { anAcceptedQuote } from './fixtures/bookings.ts';
import type { Client, Provider } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { linkIn, theOnlyEmail } from './fixtures/the-only-email.ts';

type People = { client: Client; provider: Provider };

/** The only invoice of an accepted quote of $599.00. The provider sends the invoice before its scheduled date. */
async function aSentInvoice({ client, provider }: People): Promise<ProviderInvoice> {
  const { api } = provider;
  await anAcceptedQuote({ client, provider });
  const { id } = await eventually(async () => {
    const [invoice] = await api.call(listInvoices, {});
    ok(invoice);
    return invoice;
  });
  return api.call(sendInvoice, { params: { id } });
}

test.describe('Decisions: invoice emails', () => {
  test('when an invoice is sent, then its client gets one email that links to the invoice', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id, eventName } = await aSentInvoice({ client, provider });

    const text = await theOnlyEmail(page, client.account.email, `Invoice no. 1 for ${eventName}`);

    expect(text).toContain('$599.00');
    await page.goto(linkIn(text));
    await expect(page).toHaveURL(new RegExp(`/client/invoices/${id}$`));
  });

  test('when an invoice is paid, then its client gets one receipt', async ({ page, client, provider }) => {
    const { id, eventName } = await aSentInvoice({ client, provider });
    const body = { paidOn: dateIn(defaultTimeZone, new Date()) };
    await provider.api.call(recordPayment, { params: { id }, body });

    const text = await theOnlyEmail(page, client.account.email, `Receipt for invoice no. 1, ${eventName}`);

    expect(text).toContain('$599.00');
  });
});
