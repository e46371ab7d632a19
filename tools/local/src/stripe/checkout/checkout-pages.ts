import type { Response, Router } from 'express';

import { addCardPage } from '../cards/card-pages.ts';
import { createHostedPage } from '../pages/hosted-page.ts';
import type { Visit } from '../pages/hosted-page.ts';
import { moneyOf, page, sendPage } from '../pages/page.ts';
import type { Emulator } from '../emulator.ts';
import { checkoutPage, knownEmail } from './checkout-page.ts';
import { paySession } from './pay-session.ts';
import type { Session } from './session.ts';

/** The page of a checkout. After payment the page redirects to `success_url`, also if the card is submitted again. */
export function addCheckoutPages(router: Router, emulator: Emulator): void {
  const hostedPage = createHostedPage(emulator, { kind: 'checkout.session', respondIfClosed });
  addCardPage(router, {
    path: '/checkout',
    hostedPage,
    show: ({ context, value }, problem) => checkoutPage(context, value, problem),
    emailOf: ({ context, value }) => knownEmail(context, value),
    use({ context, value }, cardUse) {
      const result = paySession(context, value, cardUse);
      if (result.type === 'complete') {
        return { type: 'done', to: successAddress(value) };
      }
      const question = `A payment of ${moneyOf(value.amount_total ?? 0, value.currency)} requires your confirmation.`;
      return result.type === 'asks' ? { type: 'asks', question } : result;
    },
  });
}

function respondIfClosed({ value }: Visit<'checkout.session'>, response: Response): boolean {
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
