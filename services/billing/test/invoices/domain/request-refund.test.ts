import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { requestRefund } from '../../../src/invoices/domain/request-refund.ts';
import { aPaidInvoice, aSentInvoice } from '../../support/an-invoice.ts';

const at = new Date('2026-06-05T15:00:00.000Z');
const cancelled = aPaidInvoice({ isEventCancelled: true });

describe('a client’s request for a refund', () => {
  test('when the event is cancelled and something was paid, then it is recorded with its reason', () => {
    expect(requestRefund(cancelled, 'I moved')).toEqual({ type: 'refund-requested', reason: 'I moved' });
  });

  test('when a refund was requested before, then nothing changes', () => {
    const requestedRefund = { reason: 'I moved', requestedAt: at };

    expect(requestRefund({ ...cancelled, requestedRefund }, 'Again')).toBeNull();
  });

  test('when the event takes place, then it is rejected', () => {
    expect(refusalOf(() => requestRefund(aPaidInvoice(), 'I moved'))).toMatchObject({
      ...{ kind: 'conflict', code: 'event_not_cancelled' },
      message: 'A refund can be requested once the event is cancelled',
    });
  });

  test.each([
    aSentInvoice({ isEventCancelled: true }),
    aPaidInvoice({
      ...{ isEventCancelled: true, status: 'refunded' },
      creditNotes: [{ id: 'r', amountCents: 70_000, reason: 'All', number: '7-1', issuedAt: at }],
    }),
  ])('when the invoice is $status, then nothing is left to refund', (invoice) => {
    expect(refusalOf(() => requestRefund(invoice, 'I moved'))).toMatchObject({
      ...{ kind: 'conflict', code: 'nothing_to_refund' },
      message: 'Nothing is left to refund on this invoice',
    });
  });
});
