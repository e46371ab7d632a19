import { evolve } from '../../../src/invoices/domain/evolve.ts';
import type { InvoiceChange } from '../../../src/invoices/domain/invoice-change.ts';
import type { Invoice } from '../../../src/invoices/domain/invoice.ts';
import type { Issued } from '../../../src/invoices/domain/issued.ts';
import { aDraftInvoice, aPaidInvoice, aSentInvoice, charge } from '../../support/an-invoice.ts';
import { agreement } from '../../support/snapshots.ts';

const now = new Date('2026-06-05T15:00:00.000Z');
const checkout = { id: 'cs_1', accountId: 'acct_1' };
const party = { name: '', email: '', address: '' };
const issued: Issued = {
  ...{ shape: 1, issuer: { ...party, taxNumber: '' }, billedTo: party },
  ...{ eventName: 'Wedding', eventDate: '2026-06-20' },
};
const agreed = { lines: agreement.lines, discountCents: 5_000 };
const cash = { id: 'payment-1', paidOn: '2026-06-05', note: 'Cash', recordedAt: now };
const byCard = { ...cash, id: 'pi_1', note: '', card: charge };

type Case = { change: InvoiceChange; before: Invoice; changes: Partial<Invoice> };

describe('an invoice after a change', () => {
  test.each<Case>([
    {
      change: { type: 'sent', number: 3, actor: 'system' },
      before: aDraftInvoice(),
      changes: {
        ...{ status: 'sent', number: 3, sentAt: now, shownToClientId: 'client-1' },
        reminders: {
          ...{ nextAt: new Date('2026-06-10T13:00:00.000Z'), isOff: false, lastAt: null, byHand: null },
        },
      },
    },
    {
      change: { type: 'paid', payment: cash },
      before: aSentInvoice(),
      changes: { status: 'paid', payment: cash, paidAt: now },
    },
    {
      change: { type: 'paid', payment: byCard },
      before: aSentInvoice({ checkout }),
      changes: { status: 'paid', payment: byCard, paidAt: now, checkout: null },
    },
    {
      change: { type: 'voided', reason: 'A mistake' },
      before: aSentInvoice(),
      changes: { status: 'void', voidedAt: now, voidReason: 'A mistake' },
    },
    {
      change: { type: 'provider-left' },
      before: aDraftInvoice(),
      changes: { status: 'void', voidedAt: now, voidReason: 'The provider has left Marquee' },
    },
    { change: { type: 'documented', issued }, before: aSentInvoice(), changes: { issued } },
    {
      change: { type: 'announced' },
      before: aSentInvoice({ isAnnounced: false }),
      changes: { isAnnounced: true },
    },
    {
      change: { type: 'itemized', agreed },
      before: aSentInvoice({ issued }),
      changes: { issued: { ...issued, agreed } },
    },
    {
      change: { type: 'refund-requested', reason: 'I moved' },
      before: aPaidInvoice(),
      changes: { requestedRefund: { reason: 'I moved', requestedAt: now } },
    },
    { change: { type: 'checkout-awaited' }, before: aSentInvoice(), changes: {} },
    { change: { type: 'checkout-over' }, before: aSentInvoice(), changes: { checkout: null } },
    {
      change: { type: 'card-payment-returned' },
      before: aPaidInvoice(),
      changes: { checkout: null, returnedAt: now },
    },
  ])('when the change is $change.type, then only its fields change', ({ change, before, changes }) => {
    expect(evolve(before, change, now)).toEqual({ ...before, ...changes });
  });

  test('when the card payment was made at another checkout, then the open checkout still has to be closed', () => {
    const paid = evolve(
      aSentInvoice({ checkout }),
      { type: 'paid', payment: byCard, isAtOtherCheckout: true },
      now,
    );

    expect(paid).toMatchObject({ status: 'paid', checkout, checkAt: now });
  });

  test('when it is paid outside Marquee, then the open checkout still has to be closed', () => {
    const paid = evolve(aSentInvoice({ checkout }), { type: 'paid', payment: cash }, now);

    expect(paid).toMatchObject({ status: 'paid', checkout, checkAt: now });
  });
});

describe('an invoice after the cancellation of its event', () => {
  const onTime = { type: 'event-cancelled', cancelledAt: new Date('2026-06-14T03:59:59.999Z') } as const;
  const late = { type: 'event-cancelled', cancelledAt: new Date('2026-06-14T04:00:00.000Z') } as const;
  const voided = { status: 'void', voidedAt: now, voidReason: 'The event was cancelled' };

  test.each([aDraftInvoice(), aSentInvoice()])(
    'when it is $status and not overdue at the cancellation, then it is void',
    (invoice) => {
      expect(evolve(invoice, onTime, now)).toEqual({ ...invoice, isEventCancelled: true, ...voided });
    },
  );

  test.each([aDraftInvoice(), aSentInvoice()])(
    'when it is $status and was overdue before the cancellation, then it is still owed',
    (invoice) => {
      expect(evolve(invoice, late, now)).toEqual({ ...invoice, isEventCancelled: true });
    },
  );

  test('when it is paid, then it stays paid, and a refund can be requested', () => {
    expect(evolve(aPaidInvoice(), onTime, now)).toEqual({ ...aPaidInvoice(), isEventCancelled: true });
  });
});
