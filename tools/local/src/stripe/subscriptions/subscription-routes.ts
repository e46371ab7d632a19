import { z } from 'zod';

import { requireKnownCustomer } from '../customers/customer.ts';
import { text, wholeNumber } from '../http/fields.ts';
import { pageFields, pageOf } from '../http/pages.ts';
import { retrieve } from '../http/retrieve.ts';
import { del, get, noFields, post } from '../http/route.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { updateSubscription, subscriptionUpdateFields } from './update-subscription.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { isCanceled } from './subscription.ts';

const listFields = pageFields.extend({
  created: z.strictObject({ gte: wholeNumber }).optional(),
  customer: text.optional(),
  status: z.enum(['active', 'trialing', 'past_due', 'canceled', 'all']).optional(),
});

export const subscriptionRoutes = [
  get('/subscriptions', listFields, (context, { fields: { created, customer, status, ...page } }) => {
    requireKnownCustomer(context, customer);
    const found = context
      .list('subscription')
      .filter((subscription) => created === undefined || subscription.created >= created.gte)
      .filter((subscription) => customer === undefined || subscription.customer === customer)
      .filter((subscription) => {
        // Without a status in the request, Stripe lists all subscriptions except the canceled ones.
        return status === undefined
          ? !isCanceled(subscription)
          : ['all', subscription.status].includes(status);
      });
    return pageOf(found, page, '/v1/subscriptions');
  }),
  retrieve('/subscriptions/:id', 'subscription'),
  post('/subscriptions/:id', subscriptionUpdateFields, (context, { params: { id = '' }, fields }) =>
    updateSubscription(context, id, fields),
  ),
  del('/subscriptions/:id', noFields, (context, { params: { id = '' } }) => {
    const subscription = context.get('subscription', id);
    if (isCanceled(subscription)) {
      throw invalidRequest(`No such subscription: ${id}`, { code: 'resource_missing', param: 'id' });
    }
    return cancelSubscription(context, subscription, 'cancellation_requested');
  }),
];
