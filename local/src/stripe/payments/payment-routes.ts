import { text } from '../http/fields.ts';
import { pageFields, pageOf } from '../http/pages.ts';
import { retrieve } from '../http/retrieve.ts';
import { get, noFields, post } from '../http/route.ts';
import { invalidRequest } from '../http/stripe-refusal.ts';
import { makeRefund, refundFields } from './refund.ts';

const refundList = pageFields.extend({ charge: text.optional(), payment_intent: text.optional() });

export const paymentRoutes = [
  retrieve('/payment_methods/:id', 'payment_method'),
  retrieve('/payment_intents/:id', 'payment_intent'),
  get(
    '/payment_intents',
    pageFields.extend({ customer: text.optional() }),
    (world, { fields: { customer, ...page } }) => {
      const found = world
        .list('payment_intent')
        .filter((intent) => [undefined, intent.customer].includes(customer));
      return pageOf(found, page, '/v1/payment_intents');
    },
  ),
  post('/payment_intents/:id/cancel', noFields, (world, { params: { id = '' } }) => {
    const intent = world.get('payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
      throw invalidRequest(message, { code: 'payment_intent_unexpected_state' });
    }
    const canceled = world.put({ ...intent, canceled_at: world.now(), status: 'canceled' as const });
    world.tell('payment_intent.canceled', canceled);
    return canceled;
  }),
  retrieve('/charges/:id', 'charge'),
  post('/refunds', refundFields, (world, { fields }) => makeRefund(world, fields)),
  get('/refunds', refundList, (world, { fields: { charge, payment_intent: intent, ...page } }) => {
    const found = world
      .list('refund')
      .filter((refund) => charge === undefined || refund.charge === charge)
      .filter((refund) => intent === undefined || refund.payment_intent === intent);
    return pageOf(found, page, '/v1/refunds');
  }),
  retrieve('/refunds/:id', 'refund'),
];
