import type { Invoice } from '../../src/projections/invoice-repository.ts';
import { invoiceSteps } from '../../src/workflow/invoice-steps.ts';

const first = new Date('2026-03-02T15:00:00.000Z');
const second = new Date('2026-05-30T13:00:00.000Z');
const third = new Date('2026-06-10T13:00:00.000Z');

function anInvoice(amountCents: number, differing: Partial<Invoice> = {}): Invoice {
  const paid = { status: 'paid', sentAt: first, paidAt: second } as const;
  return { quoteId: 'q', amountCents, quoteTotalCents: 100_000, ...paid, ...differing };
}

describe('the pipeline’s last two columns', () => {
  test('when no invoice was sent, then both are unset', () => {
    expect(invoiceSteps([])).toEqual({ invoiceSentAt: null, invoicePaidAt: null, isPaymentAwaited: false });
  });

  test('when the whole accepted total is paid, then they have the times of the first sending and the last payment', () => {
    const balance = anInvoice(70_000, { sentAt: second, paidAt: third });

    expect(invoiceSteps([balance, anInvoice(30_000)])).toEqual({
      invoiceSentAt: first.toISOString(),
      invoicePaidAt: third.toISOString(),
      isPaymentAwaited: false,
    });
  });

  test.each([
    { when: 'the balance has not been sent', invoices: [anInvoice(30_000)] },
    {
      when: 'the balance is not paid',
      invoices: [anInvoice(30_000), anInvoice(70_000, { status: 'sent', paidAt: null })],
    },
    {
      when: 'a part was refunded',
      invoices: [anInvoice(30_000, { status: 'partly_refunded' }), anInvoice(70_000)],
    },
    {
      when: 'all was refunded',
      invoices: [anInvoice(30_000), anInvoice(70_000, { status: 'refunded' })],
    },
    { when: 'one is void', invoices: [anInvoice(30_000), anInvoice(70_000, { status: 'void' })] },
    { when: 'the only one is void', invoices: [anInvoice(100_000, { status: 'void', paidAt: null })] },
  ])('when $when, then only the time of sending is set', ({ invoices }) => {
    expect(invoiceSteps(invoices)).toMatchObject({
      invoiceSentAt: first.toISOString(),
      invoicePaidAt: null,
    });
  });

  test('when one sent invoice is unpaid, then the client’s payment is awaited, even if another was paid', () => {
    const balance = anInvoice(70_000, { status: 'sent', paidAt: null });

    expect(invoiceSteps([anInvoice(30_000), balance]).isPaymentAwaited).toBe(true);
  });

  test.each(['paid', 'partly_refunded', 'refunded', 'void'] as const)(
    'when every sent invoice is %s, then no payment is awaited',
    (status) => {
      expect(invoiceSteps([anInvoice(30_000, { status })]).isPaymentAwaited).toBe(false);
    },
  );
});
