import type { Response, Router } from 'express';

import { addCardPage } from '../cards/card-pages.ts';
import { doorTo } from '../pages/door.ts';
import type { Visit } from '../pages/door.ts';
import { moneyOf, page, sendPage } from '../pages/page.ts';
import type { StandIn } from '../stand-in.ts';
import { checkoutPage, knownEmail } from './checkout-page.ts';
import { paySession } from './pay-session.ts';
import type { Session } from './session.ts';

/** After payment it redirects to `success_url`, however often the card is submitted. */
export function addCheckoutPages(router: Router, standIn: StandIn): void {
  const door = doorTo(standIn, { kind: 'checkout.session', turnAway });
  addCardPage(router, {
    path: '/checkout',
    door,
    show: ({ world, value }, problem) => checkoutPage(world, value, problem),
    emailOf: ({ world, value }) => knownEmail(world, value),
    use({ world, value }, means) {
      const paid = paySession(world, value, means);
      if (paid.type === 'complete') {
        return { type: 'done', to: successAddress(value) };
      }
      const question = `A payment of ${moneyOf(value.amount_total ?? 0, value.currency)} is waiting.`;
      return paid.type === 'asks' ? { type: 'asks', question } : paid;
    },
  });
}

function turnAway({ value }: Visit<'checkout.session'>, response: Response): boolean {
  if (value.status === 'complete') {
    response.redirect(303, successAddress(value));
  } else if (value.status === 'expired') {
    sendPage(response, page('This checkout has expired', '<p>Go back and begin again.</p>'), 404);
  }
  return value.status !== 'open';
}

function successAddress({ id, success_url: address }: Session): string {
  return (address ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
}
