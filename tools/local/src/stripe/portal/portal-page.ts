import escapeHtml from 'escape-html';
import { cardForm } from '../cards/card-form.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { alertOf, buttonForm, dayOf, moneyOf, page } from '../pages/page.ts';
import { isCanceled, periodOf } from '../subscriptions/subscription.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import type { AccountContext } from '../account-context.ts';
import type { PortalSession } from './portal-session.ts';

/** A customer's portal: their plan, their card, their payments. */
export function portalPage(
  context: AccountContext,
  { id, customer: customerId, return_url: back }: PortalSession,
  problem?: string,
): string {
  const subscriptions = context.list('subscription').filter(({ customer }) => customer === customerId);
  const invoices = context
    .list('invoice')
    .filter(({ customer, status }) => customer === customerId && status !== 'draft');
  return page(
    'Billing',
    `${back === null ? '' : `<p><a href="${escapeHtml(back)}">Return</a></p>`}
<h2>Current plan</h2>
${
  subscriptions
    .filter((subscription) => !isCanceled(subscription))
    .map((subscription) => plan(id, subscription))
    .join('\n') || '<p>None</p>'
}
<h2>Payment method</h2>
${cardOf(context, customerId)}
${alertOf(problem)}
<h3>Update it</h3>
${cardForm({ action: `/portal/${id}/card`, button: 'Save card', email: null })}
<h2>Invoices</h2>
<ul>
${invoices.map(invoiceLine).join('\n')}
</ul>`,
  );
}

function plan(portalId: string, subscription: Subscription): string {
  const { id, cancel_at_period_end: isEnding, description, items, status } = subscription;
  const [item] = items.data;
  const { end } = periodOf(subscription);
  const price =
    item === undefined
      ? ''
      : `${moneyOf(item.price.unit_amount * item.quantity, item.price.currency)} per ${item.price.recurring?.interval ?? ''}`;
  const action = isEnding ? ['resume', 'Don’t cancel plan'] : ['cancel', 'Cancel plan'];
  return `<p>${escapeHtml(description ?? '')}: ${price} (${status.replace('_', ' ')}). ${isEnding ? 'Ends' : 'Renews'} ${dayOf(end)}.</p>
${buttonForm(`/portal/${portalId}/${action[0] ?? ''}`, action[1] ?? '', { subscription: id })}`;
}

function cardOf(context: AccountContext, customerId: string): string {
  const customer = context.get('customer', customerId);
  const methods = context.list('payment_method').filter((method) => method.customer === customerId);
  const card =
    methods.find(({ id }) => id === customer.invoice_settings.default_payment_method) ?? methods[0];
  return card === undefined ? '<p>None</p>' : `<p>${card.card.brand} •••• ${card.card.last4}</p>`;
}

function invoiceLine({ id, amount_due: due, created, currency, number, status }: Invoice): string {
  const text = `${number ?? ''}, ${dayOf(created)}, ${moneyOf(due, currency)}: ${status}`;
  return `<li><a href="/invoice/${id}">${escapeHtml(text)}</a></li>`;
}
