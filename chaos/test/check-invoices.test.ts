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
      'lost: quote quote was accepted for 49900, its invoices ask for 9900',
    ],
    [
      'it is invoiced twice',
      { invoices: [anInvoice(), anInvoice({ id: 'twin', number: null })] },
      'duplicate: quote quote was accepted for 49900, its invoices ask for 99800',
    ],
    [
      'there was no acceptance',
      { quotes: [aQuote({ acceptedAt: null })] },
      'illegal: invoice invoice asks for quote quote, which nobody has accepted',
    ],
    [
      'a number is missing',
      { invoices: [anInvoice({ number: 2 })] },
      'illegal: the numbers of provider provider are 2',
    ],
    [
      'a number is given twice',
      { invoices: [anInvoice({ amountCents: 400 }), anInvoice({ id: 'twin', amountCents: 49_500 })] },
      'illegal: the numbers of provider provider are 1, 1',
    ],
    [
      'its event was cancelled and it is still to be paid',
      { events: [anEvent({ status: 'cancelled' })] },
      'lost: invoice invoice is sent, and does not know that its event is cancelled',
    ],
    [
      'it takes its event for cancelled',
      { invoices: [anInvoice({ isEventCancelled: true, status: 'void' })] },
      'illegal: invoice invoice is of an event that nobody has cancelled',
    ],
    [
      'quotes does not know that it was sent',
      { projections: { ...projections, 'quotes.invoice': [] } },
      'lost: quotes.invoice invoice never arrived',
    ],
    [
      'identity does not know it',
      { projections: { ...projections, 'identity.invoice': [] } },
      'lost: identity.invoice invoice never arrived',
    ],
    [
      'quotes does not know that it was paid',
      { invoices: [anInvoice({ history: [{ type: 'drafted' }, { type: 'sent' }, { type: 'paid' }] })] },
      'differs: quotes.invoice invoice: sourceVersion is 2, its source says 3',
    ],
  ])('when %s, then the checker reports a finding', (_what, found, detail) => {
    expect(detailsOf({ found })).toContain(detail);
  });

  test('when deleting the provider voids an invoice, then quotes and identity must store it as void', () => {
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

  test('when texts of an invoice were erased later, then projections keep the earlier version', () => {
    const history = [{ type: 'drafted' }, { type: 'sent' }, { type: 'erased' }];

    expect(detailsOf({ found: { invoices: [anInvoice({ history })] } })).toBe('');
  });
});
