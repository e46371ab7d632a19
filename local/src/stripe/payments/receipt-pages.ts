import type { Router } from 'express';

import { escaped } from '../../escaped.ts';
import { doorTo } from '../pages/door.ts';
import { dayOf, moneyOf, page, sendPage } from '../pages/page.ts';
import type { StandIn } from '../stand-in.ts';
import type { Charge } from './charge.ts';

export function addReceiptPages(router: Router, standIn: StandIn): void {
  const door = doorTo(standIn, {
    kind: 'charge',
    turnAway({ value }, response) {
      if (!value.paid) {
        sendPage(response, page('Not found', '<p>There is no such receipt.</p>'), 404);
      }
      return !value.paid;
    },
  });
  router.get(
    '/receipt/:id',
    door(({ value }, _request, response) => {
      sendPage(response, receiptPage(value));
    }),
  );
}

function receiptPage(charge: Charge): string {
  const { amount, amount_refunded: refunded, currency } = charge;
  const { brand, last4 } = charge.payment_method_details.card;
  return page(
    'Receipt',
    `<p>${escaped(charge.description ?? 'Payment')}</p>
<p>Paid ${dayOf(charge.created)} with ${brand} •••• ${last4}: <strong>${moneyOf(amount, currency)}</strong></p>
${refunded > 0 ? `<p>Refunded: ${moneyOf(refunded, currency)}</p>` : ''}`,
  );
}
