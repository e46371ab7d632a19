import { ok } from 'node:assert/strict';

import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import { changeEventStatus } from '@marquee/contracts/event-operations';
import {
  listInvoices,
  recordPayment,
  refundInvoice,
  sendInvoice,
} from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { eventually } from '@marquee/local/demo/eventually';
import type { Page } from '@playwright/test';

import { openUntil } from '../fixtures/open-until.ts';
import { anAcceptedQuote } from './fixtures/bookings.ts';
import { aBookedEvent } from './fixtures/booked-event.ts';
import type { Client, Provider } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

type People = { client: Client; provider: Provider };

/** The only invoice of an accepted quote of $599.00. It is a draft, because it is due far in the future. */
async function aDraftInvoice({ client, provider }: People): Promise<ProviderInvoice> {
  await anAcceptedQuote({ client, provider });
  return eventually(async () => {
    const [invoice] = await provider.api.call(listInvoices, {});
    ok(invoice);
    return invoice;
  });
}

async function aPaidInvoice(people: People): Promise<ProviderInvoice> {
  const { api } = people.provider;
  const { id } = await aDraftInvoice(people);
  await api.call(sendInvoice, { params: { id } });
  return api.call(recordPayment, { params: { id }, body: { paidOn: dateIn(defaultTimeZone, new Date()) } });
}

/** Opens the workflow repeatedly until the stage shows the text, because billing's messages arrive asynchronously. */
async function waitForStage(page: Page, { stage, text }: { stage: string; text: RegExp }): Promise<void> {
  const table = page.getByRole('table', { name: 'Workflow', exact: true });
  await expect(async () => {
    await page.goto('/provider?tab=workflow');
    await table.getByRole('rowheader').first().waitFor({ timeout: 5_000 });
    const headings = await table.getByRole('columnheader').allTextContents();
    const cell = table
      .getByRole('row')
      .nth(1)
      .getByRole('cell')
      .nth(headings.indexOf(stage) - 1);
    await expect(cell).toContainText(text, { timeout: 1_000 });
  }).toPass();
}

test.describe('decisions Invoices', () => {
  test('when the first invoice is sent, then Invoice Sent is completed, and Invoice Paid waits for the client', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftInvoice({ client, provider });

    await provider.api.call(sendInvoice, { params: { id } });

    await waitForStage(page, { stage: 'Invoice Sent', text: /Completed/ });
    await waitForStage(page, { stage: 'Invoice Paid', text: /Waiting for Client/ });
  });

  test('when all invoices are paid, then Invoice Paid is completed', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aPaidInvoice({ client, provider });

    await waitForStage(page, { stage: 'Invoice Paid', text: /Completed/ });
  });

  test('when a part of a payment is refunded, then Invoice Paid is no longer completed', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id } = await aPaidInvoice({ client, provider });
    await waitForStage(page, { stage: 'Invoice Paid', text: /Completed/ });

    const body = { amount: '1.00', reason: 'One song less' };
    await provider.api.call(refundInvoice, { params: { id }, body });

    await waitForStage(page, { stage: 'Invoice Paid', text: /later/ });
  });

  test('when the event is cancelled, then its unpaid invoice is void', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id, name } = await aBookedEvent({ client, provider });
    const body = { status: 'cancelled', reason: 'The hall is closed' } as const;
    await provider.api.call(changeEventStatus, { params: { id }, body });

    const row = page.getByRole('table', { name: 'Invoices', exact: true }).getByRole('row', { name });
    await openUntil(page, '/provider-admin?tab=invoices', () =>
      expect(row.getByText('Void', { exact: true })).toBeVisible({ timeout: 3_000 }),
    );
  });
});
