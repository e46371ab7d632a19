import escapeHtml from 'escape-html';
import { cardForm } from '../cards/card-form.ts';
import { alertOf, dayOf, moneyOf, page } from '../pages/page.ts';
import type { AccountContext } from '../account-context.ts';
import type { LineItem, Session } from './session.ts';

export function checkoutPage(context: AccountContext, session: Session, problem?: string): string {
  const { id, amount_total: total, cancel_url: back, currency, mode, stand_in: afterPayment } = session;
  const isSubscription = mode === 'subscription';
  const email = knownEmail(context, session);
  return page(
    isSubscription ? 'Subscribe' : 'Pay',
    `<ul>
${session.line_items.data.map(line).join('\n')}
</ul>
<p>Due today: <strong>${moneyOf(total ?? 0, currency)}</strong></p>
${afterPayment.trialEnd === null ? '' : `<p>Free until ${dayOf(afterPayment.trialEnd)}.</p>`}
${email === null ? '' : `<p>${escapeHtml(email)}</p>`}
${alertOf(problem)}
${cardForm({ action: `/checkout/${id}/card`, button: isSubscription ? 'Subscribe' : 'Pay', email: email === null ? '' : null })}
${back === null ? '' : `<p><a href="${escapeHtml(back)}">Back, without paying</a></p>`}`,
  );
}

function line({ description, amount_total: amount, currency, price, quantity }: LineItem): string {
  const every = price.recurring === null ? '' : ` per ${price.recurring.interval}`;
  return `<li>${quantity} × ${escapeHtml(description ?? '')}: ${moneyOf(amount, currency)}${every}</li>`;
}

export function knownEmail(
  context: AccountContext,
  { customer, customer_email: email }: Session,
): string | null {
  return (customer === null ? null : context.get('customer', customer).email) ?? email;
}
