import { z } from 'zod';

import { requireOnce } from '../customers/customer.ts';
import { text, wholeNumber } from '../http/fields.ts';
import { pageFields, pageOf } from '../http/pages.ts';
import { retrieve } from '../http/retrieve.ts';
import { del, get, noFields, post } from '../http/route.ts';
import { invalidRequest } from '../http/stripe-refusal.ts';
import { changeSubscription, subscriptionChanges } from './change-subscription.ts';
import { endSubscription } from './end-subscription.ts';
import { isOver } from './subscription.ts';

const listFields = pageFields.extend({
  created: z.strictObject({ gte: wholeNumber }).optional(),
  customer: text.optional(),
  status: z.enum(['active', 'trialing', 'past_due', 'canceled', 'all']).optional(),
});

export const subscriptionRoutes = [
  get('/subscriptions', listFields, (world, { fields: { created, customer, status, ...page } }) => {
    requireOnce(world, customer);
    const found = world
      .list('subscription')
      .filter((subscription) => created === undefined || subscription.created >= created.gte)
      .filter((subscription) => customer === undefined || subscription.customer === customer)
      .filter((subscription) => {
        // Without a status, Stripe lists all but the ended ones.
        return status === undefined ? !isOver(subscription) : ['all', subscription.status].includes(status);
      });
    return pageOf(found, page, '/v1/subscriptions');
  }),
  retrieve('/subscriptions/:id', 'subscription'),
  post('/subscriptions/:id', subscriptionChanges, (world, { params: { id = '' }, fields }) =>
    changeSubscription(world, id, fields),
  ),
  del('/subscriptions/:id', noFields, (world, { params: { id = '' } }) => {
    const subscription = world.get('subscription', id);
    if (isOver(subscription)) {
      throw invalidRequest(`No such subscription: ${id}`, { code: 'resource_missing', param: 'id' });
    }
    return endSubscription(world, subscription, 'cancellation_requested');
  }),
];
