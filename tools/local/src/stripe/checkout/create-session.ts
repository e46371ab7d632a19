import { mergeMetadata } from '../http/fields.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { listOf } from '../http/pages.ts';
import { newId } from '../new-id.ts';
import { hostedPagePrefix } from '../pages/hosted-page-prefix.ts';
import type { AccountContext } from '../account-context.ts';
import { lineItemsOf } from './line-items.ts';
import type { Session, AfterPayment } from './session.ts';
import type { SessionFields } from './session-fields.ts';

const hour = 60 * 60;

/** The session stays open for a day unless the fields specify another time. */
export function createSession(context: AccountContext, fields: SessionFields): Session {
  const at = context.now();
  const expiresAt = fields.expires_at ?? at + 24 * hour;
  validateSession(context, fields, { at, expiresAt });
  const lines = lineItemsOf(context, fields);
  const subtotal = lines.reduce((sum, { amount_total: amount }) => sum + amount, 0);
  const afterPayment = afterPaymentOf(fields);
  const id = newId('cs_test');
  return context.put({
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: afterPayment.trialEnd === null ? subtotal : 0,
    cancel_url: fields.cancel_url ?? null,
    client_reference_id: fields.client_reference_id ?? null,
    created: at,
    currency: lines[0]?.currency ?? null,
    customer: fields.customer ?? null,
    customer_details: null,
    customer_email: fields.customer_email ?? null,
    expires_at: expiresAt,
    invoice: null,
    line_items: listOf(lines, `/v1/checkout/sessions/${id}/line_items`),
    livemode: false,
    metadata: mergeMetadata({}, fields.metadata),
    mode: fields.mode,
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    stand_in: afterPayment,
    status: 'open',
    subscription: null,
    success_url: fields.success_url,
    url: `${hostedPagePrefix}/checkout/${id}`,
  } satisfies Session);
}

function validateSession(
  context: AccountContext,
  { customer, customer_email: email, mode, ...fields }: SessionFields,
  { at, expiresAt }: { at: number; expiresAt: number },
): void {
  if (!context.canCharge()) {
    throw invalidRequest('Your account cannot currently make charges. Its onboarding is not complete.');
  }
  if (customer !== undefined) {
    context.get('customer', customer, 'customer');
  }
  if (customer !== undefined && email !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
  }
  if (expiresAt < at + hour / 2 || expiresAt > at + 24 * hour) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    );
  }
  if (mode === 'payment' ? fields.subscription_data : fields.payment_intent_data) {
    const param = mode === 'payment' ? 'subscription_data' : 'payment_intent_data';
    throw invalidRequest(`You can not pass \`${param}\` in \`${mode}\` mode.`, { param });
  }
  const trialEnd = fields.subscription_data?.trial_end;
  if (trialEnd !== undefined && trialEnd < at + 48 * hour) {
    throw invalidRequest('The `trial_end` date has to be at least 2 days in the future.', {
      param: 'subscription_data[trial_end]',
    });
  }
}

function afterPaymentOf({
  payment_intent_data: payment,
  subscription_data: plan,
}: SessionFields): AfterPayment {
  return {
    description: payment?.description ?? plan?.description ?? null,
    intent: null,
    metadata: mergeMetadata({}, payment?.metadata ?? plan?.metadata),
    receiptEmail: payment?.receipt_email ?? null,
    trialEnd: plan?.trial_end ?? null,
  };
}
