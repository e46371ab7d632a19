import fc from 'fast-check';
import { draftInvoices } from '../../src/invoices/domain/draft-invoices.ts';
import { anAcceptedQuote } from '../support/snapshots.ts';
import { applyToInvoice, observeInvoice } from '../support/invoice-under-test.ts';
import { invoiceActions, amountCents } from '../support/invoice-action-arbitraries.ts';
import { emptyModel, applyToModel, observeModel } from '../support/invoice-model.ts';
import type { ObservedInvoice } from '../support/invoice-model.ts';

const now = new Date('2026-03-02T15:00:00.000Z');

type Outcome = ObservedInvoice | 'refused';

describe('the state machine of an invoice', () => {
  test('when any actions follow each other, with or without cards, then the invoice matches the reference model', () => {
    const quote = anAcceptedQuote({ payableCents: amountCents });
    const drafts = draftInvoices(quote, now, now);
    fc.assert(
      fc.property(invoiceActions, fc.constantFrom(...drafts), (actions, draft) => {
        let invoice = draft;
        let model = emptyModel;
        const [found, expected]: [Outcome[], Outcome[]] = [[], []];
        for (const action of actions) {
          const [next, expectedNext] = [applyToInvoice(invoice, action, now), applyToModel(model, action)];
          found.push(next === null ? 'refused' : observeInvoice(next));
          expected.push(expectedNext === null ? 'refused' : observeModel(expectedNext));
          [invoice, model] = [next ?? invoice, expectedNext ?? model];
        }
        expect(found).toEqual(expected);
        expect(invoice.amountCents).toBe(amountCents);
      }),
      { numRuns: 10_000 },
    );
  });
});
