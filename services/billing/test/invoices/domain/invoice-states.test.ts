import { invoiceStatus } from '@marquee/contracts/invoices';
import type { InvoiceStatus } from '@marquee/contracts/invoices';
import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { targetsOf } from '@marquee/service-kit/domain/state-machine';
import { cancelEvent } from '../../../src/invoices/domain/cancel-event.ts';
import { draftInvoices } from '../../../src/invoices/domain/draft-invoices.ts';
import { evolve } from '../../../src/invoices/domain/evolve.ts';
import { actorOf } from '../../../src/invoices/domain/invoice-change.ts';
import type { Decision, InvoiceChange } from '../../../src/invoices/domain/invoice-change.ts';
import { invoiceStates, requireStatus } from '../../../src/invoices/domain/invoice-states.ts';
import type { InvoiceAction } from '../../../src/invoices/domain/invoice-states.ts';
import type { Invoice } from '../../../src/invoices/domain/invoice.ts';
import { pay } from '../../../src/invoices/domain/pay.ts';
import { refund } from '../../../src/invoices/domain/refund.ts';
import { remind, switchReminders } from '../../../src/invoices/domain/remind.ts';
import { send } from '../../../src/invoices/domain/send.ts';
import { voidForErasedProvider } from '../../../src/invoices/domain/void-for-erased-provider.ts';
import { voidUnpaidInvoice } from '../../../src/invoices/domain/void-unpaid-invoice.ts';
import { anAcceptedQuote } from '../../support/snapshots.ts';

const now = new Date('2026-03-02T15:00:00Z');
const checkout = { id: 'cs_1', accountId: 'acct_1' };

const decisions: Record<InvoiceAction, Decision> = {
  send: (invoice) => send(invoice, { number: 7, actor: 'provider' }),
  'record-payment': (invoice, at) => pay(invoice, { id: 'payment-2', paidOn: '2026-03-02', note: '' }, at),
  'pay-by-card': (invoice) => {
    requireStatus(invoice, 'pay-by-card');
    return { type: 'checkout-opened', checkout };
  },
  remind: (invoice, at) => remind(invoice, 'reminder-1', at),
  'switch-reminders': (invoice, at) => switchReminders(invoice, false, at),
  void: (invoice) => voidUnpaidInvoice(invoice, 'Mistake'),
  refund: (invoice, at) => refund(invoice, { id: 'refund-2', amountCents: 1, reason: 'Less' }, at),
  'read-receipt': (invoice) => {
    requireStatus(invoice, 'read-receipt');
    return null;
  },
  'event-cancelled': (invoice, at) => cancelEvent(invoice, at),
  'provider-left': voidForErasedProvider,
};

const actions = Object.keys(decisions) as InvoiceAction[];
const cases = actions.flatMap((action) => invoiceStatus.options.map((status) => [action, status] as const));

function after(invoice: Invoice, ...changes: (InvoiceChange | null)[]): Invoice {
  return changes.reduce<Invoice>(
    (current, change) => (change === null ? current : evolve(current, change, now)),
    invoice,
  );
}

function anInvoiceIn(status: InvoiceStatus): Invoice {
  const [draft] = draftInvoices(anAcceptedQuote(), now, now);
  if (draft === undefined) {
    throw new Error('The quote has no invoice');
  }
  const sent = after(draft, send(draft, { number: 6, actor: 'provider' }));
  const paid = () => after(sent, pay(sent, { id: 'payment-1', paidOn: '2026-03-02', note: '' }, now));
  const refunded = (amountCents: number) =>
    after(paid(), refund(paid(), { id: 'refund-1', amountCents, reason: 'Less' }, now));
  switch (status) {
    case 'draft':
      return draft;
    case 'sent':
      return sent;
    case 'paid':
      return paid();
    case 'partly_refunded':
      return refunded(1);
    case 'refunded':
      return refunded(sent.amountCents);
    case 'void':
      return after(sent, voidUnpaidInvoice(sent, 'Mistake'));
  }
}

describe('the table of an invoice’s states', () => {
  test.each(invoiceStatus.options)(
    'when an invoice is needed in the status %s, then the helper makes one',
    (status) => {
      expect(anInvoiceIn(status).status).toBe(status);
    },
  );

  const permitted = cases.filter(
    ([action, status]) => invoiceStates.transitions[action].from[status] !== undefined,
  );
  test.each(permitted)(
    'when %s is done in the status %s, then the invoice gets a status of the table',
    (action, status) => {
      const transition = invoiceStates.transitions[action];
      const invoice = anInvoiceIn(status);

      const change = decisions[action](invoice, now);

      expect(targetsOf(transition, status)).toContain(after(invoice, change).status);
      expect([transition.by].flat()).toContain(change === null ? [transition.by].flat()[0] : actorOf(change));
    },
  );

  const refused = cases.filter(
    ([action, status]) => invoiceStates.transitions[action].from[status] === undefined,
  );
  test.each(refused)(
    'when %s is tried in the status %s, then it is rejected as a conflict',
    (action, status) => {
      const error = refusalOf(() => decisions[action](anInvoiceIn(status), now));

      // A paid invoice is not voided but refunded, and the error says so.
      const refusal = action === 'void' ? {} : invoiceStates.refusal(status, action);
      expect(error).toMatchObject({ kind: 'conflict', ...refusal });
    },
  );
});
