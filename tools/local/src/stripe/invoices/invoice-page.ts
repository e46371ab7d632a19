import escapeHtml from 'escape-html';
import { cardForm } from '../cards/card-form.ts';
import { alertOf, dayOf, moneyOf, page } from '../pages/page.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

/** Shows the amount due with the payment form, or the receipt if the invoice is paid. */
export function invoicePage(invoice: Invoice, problem?: string): string {
  const { id, amount_due: due, currency, customer_email: email, customer_name: name, lines } = invoice;
  return page(
    invoice.status === 'paid' ? 'Receipt' : 'Invoice',
    `<p>${escapeHtml(invoice.number ?? '')}, ${dayOf(invoice.created)}, ${escapeHtml(name ?? email ?? '')}</p>
<ul>
${lines.data.map(line).join('\n')}
</ul>
<p>Total: <strong>${moneyOf(due, currency)}</strong></p>
${alertOf(problem)}
${statusText(invoice)}
${invoice.status === 'open' ? cardForm({ action: `/invoice/${id}/card`, button: 'Pay invoice', email: null }) : ''}`,
  );
}

function line({ amount, currency, description, period }: InvoiceLine): string {
  const days = `${dayOf(period.start)} to ${dayOf(period.end)}`;
  return `<li>${escapeHtml(description ?? '')}, ${days}: ${moneyOf(amount, currency)}</li>`;
}

function statusText({ status, status_transitions: { paid_at: paidAt } }: Invoice): string {
  if (status === 'paid') {
    return `<p>Paid ${dayOf(paidAt ?? 0)}</p>`;
  }
  return status === 'open' ? '<p>Payment due</p>' : '<p>There is nothing to pay.</p>';
}
