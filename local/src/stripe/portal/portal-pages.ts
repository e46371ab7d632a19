import type { Response, Router } from 'express';

import { addCardPage, typedIn } from '../cards/card-pages.ts';
import { keepCard, mayBeKept } from '../cards/keep-card.ts';
import { doorTo } from '../pages/door.ts';
import type { Door, Visit } from '../pages/door.ts';
import { page, sendPage } from '../pages/page.ts';
import type { StandIn } from '../stand-in.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import { portalPage } from './portal-page.ts';
import { portalSeconds } from './portal-session.ts';

type Portal = 'billing_portal.session';

export function addPortalPages(router: Router, standIn: StandIn): void {
  const door = doorTo(standIn, { kind: 'billing_portal.session', turnAway });
  addCardPage(router, {
    path: '/portal',
    door,
    show: ({ world, value }, problem) => portalPage(world, value, problem),
    emailOf: ({ world, value }) => world.get('customer', value.customer).email,
    use({ world, value }, { method, consent }) {
      const kept = mayBeKept(method, consent);
      if (kept.type === 'kept') {
        keepCard(world, method, value.customer);
        return { type: 'done', to: `/portal/${value.id}` };
      }
      return kept.type === 'asks'
        ? { type: 'asks', question: 'A card is to be kept for later payments.' }
        : kept;
    },
  });
  router.post('/portal/:id/cancel', ending(door, { isToEnd: true }));
  router.post('/portal/:id/resume', ending(door, { isToEnd: false }));
}

function turnAway({ world, value }: Visit<Portal>, response: Response): boolean {
  const isOver = world.now() > value.created + portalSeconds;
  if (isOver) {
    sendPage(response, page('This page has expired', '<p>Go back and open it again.</p>'), 404);
  }
  return isOver;
}

/** Changes only this customer's plan, regardless of the form's value. */
function ending(door: Door<Portal>, { isToEnd }: { isToEnd: boolean }): ReturnType<Door<Portal>> {
  return door(({ world, value }, request, response) => {
    const { subscription: id = '' } = typedIn(request);
    if (world.get('subscription', id).customer === value.customer) {
      changeSubscription(world, id, { cancel_at_period_end: isToEnd });
    }
    response.redirect(303, `/portal/${value.id}`);
  });
}
