import { text } from '../http/fields.ts';
import { pageFields, pageOf } from '../http/pages.ts';
import { retrieve } from '../http/retrieve.ts';
import { get, noFields, post } from '../http/route.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { createRefund, refundFields } from './refund.ts';

const refundList = pageFields.extend({ charge: text.optional(), payment_intent: text.optional() });

export const paymentRoutes = [
  retrieve('/payment_methods/:id', 'payment_method'),
  retrieve('/payment_intents/:id', 'payment_intent'),
  get(
    '/payment_intents',
    pageFields.extend({ customer: text.optional() }),
    (context, { fields: { customer, ...page } }) => {
      const found = context
        .list('payment_intent')
        .filter((intent) => [undefined, intent.customer].includes(customer));
      return pageOf(found, page, '/v1/payment_intents');
    },
  ),
  post('/payment_intents/:id/cancel', noFields, (context, { params: { id = '' } }) => {
    const intent = context.get('payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
      throw invalidRequest(message, { code: 'payment_intent_unexpected_state' });
    }
    const canceled = context.put({ ...intent, canceled_at: context.now(), status: 'canceled' as const });
    context.emit('payment_intent.canceled', canceled);
    return canceled;
  }),
  retrieve('/charges/:id', 'charge'),
  post('/refunds', refundFields, (context, { fields }) => createRefund(context, fields)),
  get('/refunds', refundList, (context, { fields: { charge, payment_intent: intent, ...page } }) => {
    const found = context
      .list('refund')
      .filter((refund) => charge === undefined || refund.charge === charge)
      .filter((refund) => intent === undefined || refund.payment_intent === intent);
    return pageOf(found, page, '/v1/refunds');
  }),
  retrieve('/refunds/:id', 'refund'),
];
