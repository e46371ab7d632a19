import type Stripe from 'stripe';
import { z } from 'zod';

import { pageAddress, text } from '../http/fields.ts';
import { newId } from '../new-id.ts';
import { hostedPagePrefix } from '../pages/hosted-page-prefix.ts';
import type { Shape } from '../shape.ts';
import type { AccountContext } from '../account-context.ts';

export type PortalSession = Shape<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'return_url' | 'url'
>;

export const portalFields = z.strictObject({ customer: text, return_url: pageAddress.optional() });

/** The time for which the portal's page stays open, in seconds. */
export const portalSeconds = 60 * 60;

export function createPortalSession(
  context: AccountContext,
  fields: z.output<typeof portalFields>,
): PortalSession {
  const id = newId('bps');
  return context.put({
    id,
    object: 'billing_portal.session',
    created: context.now(),
    customer: context.get('customer', fields.customer, 'customer').id,
    livemode: false,
    return_url: fields.return_url ?? null,
    url: `${hostedPagePrefix}/portal/${id}`,
  } satisfies PortalSession);
}
