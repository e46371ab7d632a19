import escapeHtml from 'escape-html';
import { settingsOf } from '../clock/settings.ts';
import { buttonForm, page } from '../pages/page.ts';
import type { Emulator } from '../emulator.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import type { StripeEvent } from '../webhooks/stripe-event.ts';

const shownDeliveries = 50;

/** The page that triggers events that Stripe causes by itself or by chance: time passes, webhooks are late, duplicated or out of order. */
export function controlPage({ store, now }: Emulator): string {
  const { isHolding } = settingsOf(store);
  const deliveries = store.all('stand_in.delivery').slice(-shownDeliveries).reverse();
  return page(
    'Clock and webhooks',
    `<h2>Clock</h2>
<p>It is <time>${new Date(now() * 1000).toISOString()}</time> here. Renewals, retries and expiries follow this clock, which only goes forward.</p>
<form method="post" action="/stand-in/clock">
<label>Days <input name="days" type="number" min="1" max="400" value="31" required></label> <button>Move the clock</button>
</form>
<h2>Webhooks</h2>
${isHolding ? releaseForm : buttonForm('/stand-in/webhooks/hold', 'Hold webhooks')}
<ul>
${deliveries.map(({ value }) => deliveryLine(value, store.find('event', value.event)?.value as StripeEvent | undefined)).join('\n')}
</ul>
<h2>Connected accounts</h2>
<ul>
${store
  .all('account')
  .map(({ value: { id, charges_enabled: isEnabled } }) => {
    const label = isEnabled ? `Restrict ${id}` : `Enable ${id}`;
    return `<li>${buttonForm(`/stand-in/accounts/${id}`, label, { enabled: isEnabled ? 'no' : 'yes' })}</li>`;
  })
  .join('\n')}
</ul>`,
  );
}

const releaseForm = `<form method="post" action="/stand-in/webhooks/release">
<p>Webhooks are held.</p>
<label>Order <select name="order"><option value="as-sent">As they happened</option><option value="reversed">Reversed</option><option value="shuffled">Shuffled</option></select></label>
<label>Copies of each <input name="copies" type="number" min="1" max="5" value="1" required></label>
<button>Release webhooks</button>
</form>`;

function deliveryLine({ door, outcome, state }: Delivery, event: StripeEvent | undefined): string {
  const text = `${event?.type ?? ''} to ${door}: ${state}${outcome ? ` (${outcome})` : ''}`;
  return `<li>${escapeHtml(text)} ${buttonForm(`/stand-in/events/${event?.id ?? ''}`, 'Send again')}</li>`;
}
