import type { Response, Router } from 'express';

import { escaped } from '../../escaped.ts';
import { doorTo } from '../pages/door.ts';
import type { Visit } from '../pages/door.ts';
import { page, sendPage } from '../pages/page.ts';
import type { StandIn } from '../stand-in.ts';
import { worldOf } from '../world.ts';
import { enableAccount } from './make-account.ts';

/** The onboarding pages, where people identify themselves for payouts. */
export function addConnectPages(router: Router, standIn: StandIn): void {
  const door = doorTo(standIn, { kind: 'stand_in.account_link', turnAway });
  router.get(
    '/connect/:id',
    door((visit, _request, response) => {
      sendPage(response, connectPage(visit));
    }),
  );
  router.post(
    '/connect/:id',
    door(({ world, value }, _request, response) => {
      const account = enableAccount(world, world.get('account', value.account), true);
      worldOf(standIn, account.id).tell('account.updated', account);
      response.redirect(303, value.returnUrl);
    }),
  );
}

function turnAway({ world, value }: Visit<'stand_in.account_link'>, response: Response): boolean {
  const isOver = world.now() > value.expiresAt;
  if (isOver) {
    response.redirect(303, value.refreshUrl);
  }
  return isOver;
}

function connectPage({
  world,
  value: { id, account: accountId, returnUrl },
}: Visit<'stand_in.account_link'>): string {
  const account = world.get('account', accountId);
  return page(
    'Get paid',
    `<p>${escaped(account.business_profile.name ?? account.email ?? account.id)}</p>
<form method="post" action="/connect/${id}">
<p><label>Bank account <input name="bank" value="STRIPE TEST BANK •••• 6789" readonly></label></p>
<button>Agree and submit</button>
</form>
<p><a href="${escaped(returnUrl)}">Save for later</a></p>`,
  );
}
