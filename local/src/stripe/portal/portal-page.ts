import { escaped } from '../../escaped.ts';
import { cardForm } from '../cards/card-form.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { alertOf, buttonForm, dayOf, moneyOf, page } from '../pages/page.ts';
import { isOver, periodOf } from '../subscriptions/subscription.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import type { World } from '../world.ts';
import type { PortalSession } from './portal-session.ts';

/** A customer's portal: their plan, their card, their payments. */
export function portalPage(
  world: World,
  { id, customer: customerId, return_url: back }: PortalSession,
  problem?: string,
): string {
  const subscriptions = world.list('subscription').filter(({ customer }) => customer === customerId);
  const invoices = world
    .list('invoice')
    .filter(({ customer, status }) => customer === customerId && status !== 'draft');
  return page(
    'Billing',
    `${back === null ? '' : `<p><a href="${escaped(back)}">Return</a></p>`}
<h2>Current plan</h2>
${
  subscriptions
    .filter((subscription) => !isOver(subscription))
    .map((subscription) => plan(id, subscription))
    .join('\n') || '<p>None</p>'
}
<h2>Payment method</h2>
${cardOf(world, customerId)}
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
  return `<p>${escaped(description ?? '')}: ${price} (${status.replace('_', ' ')}). ${isEnding ? 'Ends' : 'Renews'} ${dayOf(end)}.</p>
${buttonForm(`/portal/${portalId}/${action[0] ?? ''}`, action[1] ?? '', { subscription: id })}`;
}

function cardOf(world: World, customerId: string): string {
  const customer = world.get('customer', customerId);
  const methods = world.list('payment_method').filter((method) => method.customer === customerId);
  const kept =
    methods.find(({ id }) => id === customer.invoice_settings.default_payment_method) ?? methods[0];
  return kept === undefined ? '<p>None</p>' : `<p>${kept.card.brand} •••• ${kept.card.last4}</p>`;
}

function invoiceLine({ id, amount_due: due, created, currency, number, status }: Invoice): string {
  const text = `${number ?? ''}, ${dayOf(created)}, ${moneyOf(due, currency)}: ${status}`;
  return `<li><a href="/invoice/${id}">${escaped(text)}</a></li>`;
}
