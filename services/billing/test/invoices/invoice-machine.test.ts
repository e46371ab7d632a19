import { DomainError } from '@marquee/service-kit/domain-error';
import fc from 'fast-check';
import { cancelEvent } from '../../src/invoices/rules/cancel-event.ts';
import { draftInvoices } from '../../src/invoices/rules/draft-invoices.ts';
import { erase } from '../../src/invoices/rules/erase.ts';
import { evolve } from '../../src/invoices/rules/evolve.ts';
import type { Decision } from '../../src/invoices/rules/invoice-change.ts';
import { keptOf, refundedOf } from '../../src/invoices/rules/invoice.ts';
import type { Invoice } from '../../src/invoices/rules/invoice.ts';
import { pay } from '../../src/invoices/rules/pay.ts';
import { providerLeaves } from '../../src/invoices/rules/provider-leaves.ts';
import { refund } from '../../src/invoices/rules/refund.ts';
import { send } from '../../src/invoices/rules/send.ts';
import { takeBack } from '../../src/invoices/rules/take-back.ts';
import { anAcceptedQuote } from '../snapshots.ts';

const now = new Date('2026-03-02T15:00:00.000Z');
const amountCents = 10_000;

/** What anybody would keep on paper: whether it was sent, is taken back, and what was paid and given back. */
type Paper = { sent: boolean; void: boolean; paid: number; given: number; notes: string[]; payment: string };

type Act =
  | { kind: 'send' }
  | { kind: 'pay'; id: string }
  | { kind: 'refund'; id: string; cents: number }
  | { kind: 'void' }
  | { kind: 'cancel' }
  | { kind: 'leave' }
  | { kind: 'erase' };

const id = fc.constantFrom('a', 'b', 'c');
/** Halves and wholes, so that some come to exactly what was paid. */
const refunds = fc.oneof(
  fc.constantFrom(5_000, amountCents - 1, amountCents),
  fc.integer({ min: 1, max: 11_000 }),
);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Act>({ kind: 'send' }) },
  { weight: 4, arbitrary: id.map((one): Act => ({ kind: 'pay', id: one })) },
  {
    weight: 6,
    arbitrary: fc.tuple(id, refunds).map(([one, cents]): Act => ({ kind: 'refund', id: one, cents })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Act[]>(
      { kind: 'void' },
      { kind: 'cancel' },
      { kind: 'leave' },
      { kind: 'erase' },
    ),
  },
);

/** Null: it is refused. */
function onPaper(paper: Paper, wanted: Act): Paper | null {
  const open = paper.sent && !paper.void && paper.paid === 0;
  switch (wanted.kind) {
    case 'send':
      return paper.void || paper.paid > 0 ? null : { ...paper, sent: true };
    case 'pay':
      return open ? { ...paper, paid: amountCents, payment: wanted.id } : again(paper, wanted.id);
    case 'refund':
      return paper.notes.includes(wanted.id) ? paper : refundOnPaper(paper, wanted);
    case 'void':
      return paper.paid > 0 ? null : { ...paper, void: true };
    case 'cancel':
    case 'leave':
      return paper.paid > 0 ? paper : { ...paper, void: true };
    case 'erase':
      return paper;
  }
}

function again(paper: Paper, one: string): Paper | null {
  return paper.payment === one ? paper : null;
}

function refundOnPaper(paper: Paper, wanted: Extract<Act, { kind: 'refund' }>): Paper | null {
  const given = paper.given + wanted.cents;
  const isRefused = paper.paid === 0 || given > paper.paid;
  return isRefused ? null : { ...paper, given, notes: [...paper.notes, wanted.id] };
}

function toDecision(wanted: Act): Decision {
  switch (wanted.kind) {
    case 'send':
      return (invoice) => send(invoice, 7, 'provider');
    case 'pay':
      return (invoice, at) => pay(invoice, { id: wanted.id, paidOn: '2026-03-02', note: 'Cash' }, at);
    case 'refund':
      return (invoice, at) =>
        refund(invoice, { id: wanted.id, amountCents: wanted.cents, reason: 'Less' }, at);
    case 'void':
      return (invoice) => takeBack(invoice, 'Mistake');
    case 'cancel':
      return cancelEvent;
    case 'leave':
      return providerLeaves;
    case 'erase':
      return erase;
  }
}

function inTheProduct(invoice: Invoice, wanted: Act): Invoice | null {
  try {
    const change = toDecision(wanted)(invoice, now);
    return change === null ? invoice : evolve(invoice, change, now);
  } catch (error) {
    if (error instanceof DomainError) {
      return null;
    }
    throw error;
  }
}

function statusOf({ sent, void: isVoid, paid, given }: Paper): string {
  if (isVoid) {
    return 'void';
  }
  if (paid === 0) {
    return sent ? 'sent' : 'draft';
  }
  return given === 0 ? 'paid' : given === paid ? 'refunded' : 'partly_refunded';
}

type Seen = { status: string; given: number; kept: number; number: number | null; notes: string[] };

type Outcome = Seen | 'refused';

function seenOnPaper(paper: Paper): Seen {
  const { sent, paid, given, notes } = paper;
  const numbers = notes.map((_note, index) => `7-${index + 1}`);
  return { status: statusOf(paper), given, kept: paid - given, number: sent ? 7 : null, notes: numbers };
}

function seenInTheProduct(invoice: Invoice): Seen {
  const { status, number, creditNotes } = invoice;
  const notes = creditNotes.map((creditNote) => creditNote.number);
  return { status, given: refundedOf(invoice), kept: keptOf(invoice), number, notes };
}

describe('the invoice machine', () => {
  test('when any acts follow each other, then it is as on paper', () => {
    const quote = anAcceptedQuote({ totalCents: amountCents });
    const drafts = draftInvoices(quote, now, now);
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), fc.constantFrom(...drafts), (acts, draft) => {
        let invoice = draft;
        let paper: Paper = { sent: false, void: false, paid: 0, given: 0, notes: [], payment: '' };
        const [found, expected]: [Outcome[], Outcome[]] = [[], []];
        for (const wanted of acts) {
          const [next, onIt] = [inTheProduct(invoice, wanted), onPaper(paper, wanted)];
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
