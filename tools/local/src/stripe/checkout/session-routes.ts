import { z } from 'zod';

import { requireKnownCustomer } from '../customers/customer.ts';
import { text, wholeNumber } from '../http/fields.ts';
import { pageFields, pageOf } from '../http/pages.ts';
import { retrieve } from '../http/retrieve.ts';
import { get, noFields, post } from '../http/route.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { expireSession } from './expire-session.ts';
import { createSession } from './create-session.ts';
import { sessionFields } from './session-fields.ts';

const listFields = pageFields.extend({
  created: z.strictObject({ gte: wholeNumber }).optional(),
  customer: text.optional(),
  payment_intent: text.optional(),
  subscription: text.optional(),
});

export const sessionRoutes = [
  post('/checkout/sessions', sessionFields, (context, { fields }) => createSession(context, fields)),
  get('/checkout/sessions', listFields, (context, { fields }) => {
    const { created, customer, payment_intent: intent, subscription, ...page } = fields;
    requireKnownCustomer(context, customer);
    const found = context
      .list('checkout.session')
      .filter((session) => created === undefined || session.created >= created.gte)
      .filter((session) => customer === undefined || session.customer === customer)
      .filter((session) => intent === undefined || session.payment_intent === intent)
      .filter((session) => subscription === undefined || session.subscription === subscription);
    return pageOf(found, page, '/v1/checkout/sessions');
  }),
  retrieve('/checkout/sessions/:id', 'checkout.session'),
  get('/checkout/sessions/:id/line_items', pageFields, (context, { params: { id = '' }, fields }) => {
    const { data } = context.get('checkout.session', id).line_items;
    return pageOf(data, fields, `/v1/checkout/sessions/${id}/line_items`);
  }),
  post('/checkout/sessions/:id/expire', noFields, (context, { params: { id = '' } }) => {
    const session = context.get('checkout.session', id);
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    return expireSession(context, session);
  }),
];
