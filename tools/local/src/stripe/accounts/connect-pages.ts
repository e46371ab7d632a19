import type { Response, Router } from 'express';

import escapeHtml from 'escape-html';
import { createHostedPage } from '../pages/hosted-page.ts';
import type { Visit } from '../pages/hosted-page.ts';
import { page, sendPage } from '../pages/page.ts';
import type { Emulator } from '../emulator.ts';
import { accountContext } from '../account-context.ts';
import { enableAccount } from './create-account.ts';

/** The onboarding pages, where people identify themselves for payouts. */
export function addConnectPages(router: Router, emulator: Emulator): void {
  const hostedPage = createHostedPage(emulator, { kind: 'stand_in.account_link', respondIfClosed });
  router.get(
    '/connect/:id',
    hostedPage((visit, _request, response) => {
      sendPage(response, connectPage(visit));
    }),
  );
  router.post(
    '/connect/:id',
    hostedPage(({ context, value }, _request, response) => {
      const account = enableAccount(context, context.get('account', value.account), true);
      accountContext(emulator, account.id).emit('account.updated', account);
      response.redirect(303, value.returnUrl);
    }),
  );
}

function respondIfClosed({ context, value }: Visit<'stand_in.account_link'>, response: Response): boolean {
  const isExpired = context.now() > value.expiresAt;
  if (isExpired) {
    response.redirect(303, value.refreshUrl);
  }
  return isExpired;
}

function connectPage({
  context,
  value: { id, account: accountId, returnUrl },
}: Visit<'stand_in.account_link'>): string {
  const account = context.get('account', accountId);
  return page(
    'Get paid',
    `<p>${escapeHtml(account.business_profile.name ?? account.email ?? account.id)}</p>
<form method="post" action="/connect/${id}">
<p><label>Bank account <input name="bank" value="STRIPE TEST BANK •••• 6789" readonly></label></p>
<button>Agree and submit</button>
</form>
<p><a href="${escapeHtml(returnUrl)}">Save for later</a></p>`,
  );
}
