import fc from 'fast-check';

export const amountCents = 10_000;

export const offlineIds = ['p', 'q'] as const;
type OfflineId = (typeof offlineIds)[number];

/** Actions of people on an invoice, and answers of the payment processor. */
export type InvoiceAction =
  | { kind: 'send' }
  | { kind: 'pay'; id: string }
  | { kind: 'refund'; id: string; cents: number }
  /** A refund outside Marquee, also of a card payment. */
  | { kind: 'offline'; id: OfflineId; cents: number }
  | { kind: 'void' }
  | { kind: 'cancel' }
  | { kind: 'leave' }
  | { kind: 'erase' }
  /** The client opens a checkout; a later check finds its outcome. */
  | { kind: 'open'; id: string }
  | { kind: 'look'; id: string; found: 'open' | 'paid' | 'over' | 'returned' }
  /** The processor makes a refund, requested by Marquee or at the processor itself, or refuses one. */
  | { kind: 'made'; id: string; cents: number }
  | { kind: 'declined'; id: string };

const id = fc.constantFrom('a', 'b', 'c');
const offlineId = fc.constantFrom(...offlineIds);
const checkoutId = fc.constantFrom('x', 'y');
/** Often half of the paid amount, all of it or a cent less, so that refunds add up to the paid amount in some runs. */
const cents = fc.oneof(
  fc.constantFrom(5_000, amountCents - 1, amountCents),
  fc.integer({ min: 1, max: 11_000 }),
);
const found = fc.constantFrom('open', 'paid', 'paid', 'paid', 'over', 'returned');

/** Half of the runs begin with a card payment, because most card actions need one and random actions rarely make one. */
const paidByCard: readonly InvoiceAction[] = [
  { kind: 'send' },
  { kind: 'open', id: 'x' },
  { kind: 'look', id: 'x', found: 'paid' },
];

const anything: fc.Arbitrary<InvoiceAction[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constant<InvoiceAction>({ kind: 'send' }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay'), id }) },
    { weight: 12, arbitrary: fc.record({ kind: fc.constant('refund'), id, cents }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('offline'), id: offlineId, cents }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('open'), id: checkoutId }) },
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('look'), id: checkoutId, found }) },
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('made'), id, cents }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('declined'), id }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<InvoiceAction[]>(
        { kind: 'void' },
        { kind: 'cancel' },
        { kind: 'leave' },
        { kind: 'erase' },
      ),
    },
  ),
  { maxLength: 25 },
);

export const invoiceActions: fc.Arbitrary<InvoiceAction[]> = fc
  .tuple(fc.constantFrom([], paidByCard), anything)
  .map(([first, then]) => [...first, ...then]);
