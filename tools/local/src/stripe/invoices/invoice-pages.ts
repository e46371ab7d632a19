import type { Router } from 'express';

import { addCardPage } from '../cards/card-pages.ts';
import { createHostedPage } from '../pages/hosted-page.ts';
import { moneyOf, page, sendPage } from '../pages/page.ts';
import type { Emulator } from '../emulator.ts';
import { invoicePage } from './invoice-page.ts';
import { payInvoiceByCard } from './pay-invoice.ts';

/** Each invoice has a page. Once the invoice is paid, the page shows the receipt, also when a card is submitted again. */
export function addInvoicePages(router: Router, emulator: Emulator): void {
  const hostedPage = createHostedPage(emulator, {
    kind: 'invoice',
    respondIfClosed({ value }, response) {
      if (value.status === 'draft') {
        sendPage(response, page('Not found', '<p>Invoice not found.</p>'), 404);
      } else if (value.status !== 'open') {
        sendPage(response, invoicePage(value));
      }
      return value.status !== 'open';
    },
  });
  addCardPage(router, {
    path: '/invoice',
    hostedPage,
    show: ({ value }, problem) => invoicePage(value, problem),
    emailOf: ({ value }) => value.customer_email,
    use({ context, value }, cardUse) {
      const attempt = payInvoiceByCard(context, value, cardUse);
      if (attempt?.type === 'asks') {
        return {
          type: 'asks',
          question: `A payment of ${moneyOf(value.amount_due, value.currency)} requires your confirmation.`,
        };
      }
      return attempt?.type === 'declined' ? attempt : { type: 'done', to: `/invoice/${value.id}` };
    },
  });
}
