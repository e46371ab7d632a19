import type { Response, Router } from 'express';

import { addCardPage, formFieldsOf } from '../cards/card-pages.ts';
import { setDefaultCard, checkStorable } from '../cards/set-default-card.ts';
import { createHostedPage } from '../pages/hosted-page.ts';
import type { HostedPage, Visit } from '../pages/hosted-page.ts';
import { page, sendPage } from '../pages/page.ts';
import type { Emulator } from '../emulator.ts';
import { updateSubscription } from '../subscriptions/update-subscription.ts';
import { portalPage } from './portal-page.ts';
import { portalSeconds } from './portal-session.ts';

type Portal = 'billing_portal.session';

export function addPortalPages(router: Router, emulator: Emulator): void {
  const hostedPage = createHostedPage(emulator, { kind: 'billing_portal.session', respondIfClosed });
  addCardPage(router, {
    path: '/portal',
    hostedPage,
    show: ({ context, value }, problem) => portalPage(context, value, problem),
    emailOf: ({ context, value }) => context.get('customer', value.customer).email,
    use({ context, value }, { method, consent }) {
      const check = checkStorable(method, consent);
      if (check.type === 'kept') {
        setDefaultCard(context, method, value.customer);
        return { type: 'done', to: `/portal/${value.id}` };
      }
      return check.type === 'asks'
        ? { type: 'asks', question: 'The card will be saved for later payments.' }
        : check;
    },
  });
  router.post('/portal/:id/cancel', cancellationHandler(hostedPage, { cancelAtPeriodEnd: true }));
  router.post('/portal/:id/resume', cancellationHandler(hostedPage, { cancelAtPeriodEnd: false }));
}

function respondIfClosed({ context, value }: Visit<Portal>, response: Response): boolean {
  const isExpired = context.now() > value.created + portalSeconds;
  if (isExpired) {
    sendPage(response, page('This page has expired', '<p>Go back and open it again.</p>'), 404);
  }
  return isExpired;
}

/** Changes only this customer's plan, whichever subscription the form names. */
function cancellationHandler(
  hostedPage: HostedPage<Portal>,
  { cancelAtPeriodEnd }: { cancelAtPeriodEnd: boolean },
): ReturnType<HostedPage<Portal>> {
  return hostedPage(({ context, value }, request, response) => {
    const { subscription: id = '' } = formFieldsOf(request);
    if (context.get('subscription', id).customer === value.customer) {
      updateSubscription(context, id, { cancel_at_period_end: cancelAtPeriodEnd });
    }
    response.redirect(303, `/portal/${value.id}`);
  });
}
