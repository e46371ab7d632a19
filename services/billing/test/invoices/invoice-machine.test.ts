import fc from 'fast-check';
import { draftInvoices } from '../../src/invoices/rules/draft-invoices.ts';
import { anAcceptedQuote } from '../snapshots.ts';
import { inTheProduct, seenInTheProduct } from './in-the-product.ts';
import { acts, amountCents } from './machine-acts.ts';
import { blankPaper, onPaper, seenOnPaper } from './on-paper.ts';
import type { Seen } from './on-paper.ts';

const now = new Date('2026-03-02T15:00:00.000Z');

type Outcome = Seen | 'refused';

describe('the state machine of an invoice', () => {
  test('when any actions follow each other, with or without cards, then it matches the reference model', () => {
    const quote = anAcceptedQuote({ totalCents: amountCents });
    const drafts = draftInvoices(quote, now, now);
    fc.assert(
      fc.property(acts, fc.constantFrom(...drafts), (wanted, draft) => {
        let invoice = draft;
        let paper = blankPaper;
        const [found, expected]: [Outcome[], Outcome[]] = [[], []];
        for (const act of wanted) {
          const [next, onIt] = [inTheProduct(invoice, act, now), onPaper(paper, act)];
          found.push(next === null ? 'refused' : seenInTheProduct(next));
          expected.push(onIt === null ? 'refused' : seenOnPaper(onIt));
          [invoice, paper] = [next ?? invoice, onIt ?? paper];
        }
        expect(found).toEqual(expected);
        expect(invoice.amountCents).toBe(amountCents);
      }),
      { numRuns: 10_000 },
    );
  });
});
