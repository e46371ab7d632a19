import type { Found } from '../src/check/found.ts';
import { anEvent, aQuote, aHealthySystem } from './check-fixture.ts';
import { anInvoice } from './check-invoice-fixture.ts';
import { detailsOf } from './check-kit.ts';

const { projections } = aHealthySystem();

describe('the checker: invoices', () => {
  test.each<[string, Partial<Found>, string]>([
    [
      'a part of the accepted total is never invoiced',
      { invoices: [anInvoice({ amountCents: 9_900, number: null })] },
      'lost: quote quote was accepted for 49900 cents, but its invoices add up to 9900 cents',
    ],
    [
      'the accepted total is invoiced twice',
      { invoices: [anInvoice(), anInvoice({ id: 'twin', number: null })] },
      'duplicate: quote quote was accepted for 49900 cents, but its invoices add up to 99800 cents',
    ],
    [
      'the quote was never accepted',
      { quotes: [aQuote({ acceptedAt: null })] },
      'illegal: invoice invoice is for quote quote, which was not accepted',
    ],
    [
      'a number is missing',
      { invoices: [anInvoice({ number: 2 })] },
      'illegal: provider provider has the invoice numbers 2 instead of each from 1 to 1 once',
    ],
    [
      'a number is given twice',
      { invoices: [anInvoice({ amountCents: 400 }), anInvoice({ id: 'twin', amountCents: 49_500 })] },
      'illegal: provider provider has the invoice numbers 1, 1 instead of each from 1 to 2 once',
    ],
    [
      'the event was cancelled and the invoice is still due',
      { events: [anEvent({ status: 'cancelled' })] },
      'lost: invoice invoice is sent, although its event is cancelled',
    ],
    [
      'the invoice marks its event as cancelled, but the event is not',
      { invoices: [anInvoice({ isEventCancelled: true, status: 'void' })] },
      'illegal: invoice invoice is stored as one of a cancelled event, but the event is not cancelled',
    ],
    [
      'the quotes service has not stored that the invoice was sent',
      { projections: { ...projections, 'quotes.invoice': [] } },
      'lost: quotes.invoice invoice never arrived',
    ],
    [
      'identity has not stored the invoice',
      { projections: { ...projections, 'identity.invoice': [] } },
      'lost: identity.invoice invoice never arrived',
    ],
    [
      'the quotes service has not stored that the invoice was paid',
      { invoices: [anInvoice({ history: [{ type: 'drafted' }, { type: 'sent' }, { type: 'paid' }] })] },
      'differs: quotes.invoice invoice: sourceVersion is 2, its source says 3',
    ],
  ])('when %s, then the checker reports a finding', (_what, found, detail) => {
    expect(detailsOf({ found })).toContain(detail);
  });

  test('when deleting the provider’s account has voided an invoice, then the checker accepts it as void in quotes and identity', () => {
    const history = [{ type: 'drafted' }, { type: 'sent' }, { type: 'provider-left' }];
    const invoices = [anInvoice({ status: 'void', history })];
    const isVoid = { sourceVersion: 3, status: 'void' };
    const names = ['quotes.invoice', 'identity.invoice'] as const;
    const voided = names.map(
      (name) => [name, projections[name].map((row) => ({ ...row, ...isVoid }))] as const,
    );
    const found = { invoices, projections: { ...projections, ...Object.fromEntries(voided) } };

    expect(detailsOf({ found })).toBe('');
  });

  test('when texts of an invoice were erased later, then the checker accepts projections of the earlier version', () => {
    const history = [{ type: 'drafted' }, { type: 'sent' }, { type: 'erased' }];

    expect(detailsOf({ found: { invoices: [anInvoice({ history })] } })).toBe('');
  });
});
