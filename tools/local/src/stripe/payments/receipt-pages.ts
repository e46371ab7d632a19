import type { Router } from 'express';

import escapeHtml from 'escape-html';
import { createHostedPage } from '../pages/hosted-page.ts';
import { dayOf, moneyOf, page, sendPage } from '../pages/page.ts';
import type { Emulator } from '../emulator.ts';
import type { Charge } from './charge.ts';

export function addReceiptPages(router: Router, emulator: Emulator): void {
  const hostedPage = createHostedPage(emulator, {
    kind: 'charge',
    respondIfClosed({ value }, response) {
      if (!value.paid) {
        sendPage(response, page('Not found', '<p>Receipt not found.</p>'), 404);
      }
      return !value.paid;
    },
  });
  router.get(
    '/receipt/:id',
    hostedPage(({ value }, _request, response) => {
      sendPage(response, receiptPage(value));
    }),
  );
}

function receiptPage(charge: Charge): string {
  const { amount, amount_refunded: refunded, currency } = charge;
  const { brand, last4 } = charge.payment_method_details.card;
  return page(
    'Receipt',
    `<p>${escapeHtml(charge.description ?? 'Payment')}</p>
<p>Paid ${dayOf(charge.created)} with ${brand} •••• ${last4}: <strong>${moneyOf(amount, currency)}</strong></p>
${refunded > 0 ? `<p>Refunded: ${moneyOf(refunded, currency)}</p>` : ''}`,
  );
}
