import type Stripe from 'stripe';
import { z } from 'zod';

import { pageAddress, text } from '../http/fields.ts';
import { newId } from '../new-id.ts';
import { hostedPagePrefix } from '../pages/hosted-page-prefix.ts';
import type { Shape } from '../shape.ts';
import type { AccountContext } from '../account-context.ts';

export type AccountLink = {
  id: string;
  object: 'stand_in.account_link';
  created: number;
  expiresAt: number;
  account: string;
  refreshUrl: string;
  returnUrl: string;
};

export const accountLinkFields = z.strictObject({
  account: text,
  refresh_url: pageAddress,
  return_url: pageAddress,
  type: z.enum(['account_onboarding', 'account_update']),
});

const linkSeconds = 5 * 60;

type LinkResponse = Shape<Stripe.AccountLink, 'object' | 'created' | 'expires_at' | 'url'>;

/** Creates a link to onboarding, valid for five minutes. Later visitors are redirected to `refresh_url`, where a new link is created. */
export function createAccountLink(
  context: AccountContext,
  fields: z.output<typeof accountLinkFields>,
): LinkResponse {
  const created = context.now();
  const link = context.put({
    id: newId('acctlink'),
    object: 'stand_in.account_link',
    created,
    expiresAt: created + linkSeconds,
    account: context.get('account', fields.account, 'account').id,
    refreshUrl: fields.refresh_url,
    returnUrl: fields.return_url,
  } satisfies AccountLink);
  const url = `${hostedPagePrefix}/connect/${link.id}`;
  return { object: 'account_link', created, expires_at: link.expiresAt, url };
}
