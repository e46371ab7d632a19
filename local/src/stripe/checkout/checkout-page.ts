import { escaped } from '../../escaped.ts';
import { cardForm } from '../cards/card-form.ts';
import { alertOf, dayOf, moneyOf, page } from '../pages/page.ts';
import type { World } from '../world.ts';
import type { LineItem, Session } from './session.ts';

export function checkoutPage(world: World, session: Session, problem?: string): string {
  const { id, amount_total: total, cancel_url: back, currency, mode, stand_in: toBeMade } = session;
  const isSubscription = mode === 'subscription';
  const email = knownEmail(world, session);
  return page(
    isSubscription ? 'Subscribe' : 'Pay',
    `<ul>
${session.line_items.data.map(line).join('\n')}
</ul>
<p>Due today: <strong>${moneyOf(total ?? 0, currency)}</strong></p>
${toBeMade.trialEnd === null ? '' : `<p>Free until ${dayOf(toBeMade.trialEnd)}.</p>`}
${email === null ? '' : `<p>${escaped(email)}</p>`}
${alertOf(problem)}
${cardForm({ action: `/checkout/${id}/card`, button: isSubscription ? 'Subscribe' : 'Pay', email: email === null ? '' : null })}
${back === null ? '' : `<p><a href="${escaped(back)}">Back, without paying</a></p>`}`,
  );
}

function line({ description, amount_total: amount, currency, price, quantity }: LineItem): string {
  const every = price.recurring === null ? '' : ` per ${price.recurring.interval}`;
  return `<li>${quantity} × ${escaped(description ?? '')}: ${moneyOf(amount, currency)}${every}</li>`;
}

export function knownEmail(world: World, { customer, customer_email: email }: Session): string | null {
  return (customer === null ? null : world.get('customer', customer).email) ?? email;
}
