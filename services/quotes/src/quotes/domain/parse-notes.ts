import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import { describeFact } from './describe-fact.ts';
import type { Difference } from './differences-of.ts';
import { parseCents } from './format-cents.ts';
import type { RecordedFact, WordedFact } from './recorded-fact.ts';

type Groups = Readonly<Record<string, string>>;
type Pattern = readonly [RegExp, (groups: Groups) => RecordedFact];

const amount = String.raw`-?\$[\d,]+\.\d\d`;
const summary = String.raw`(?<lineCount>\d+) lines?, total (?<payable>${amount})`;
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const date = String.raw`${month} (?:[1-9]|[12]\d|3[01]), \d{4}`;
const differencePattern = new RegExp(
  String.raw`^(?:(?<added>\d+) services? added|(?<removed>\d+) services? removed|discount (?<discount>${amount}))$`,
);
const payment = String.raw`(?:no deposit|deposit (?:(?<percent>\d+)%|(?<deposit>${amount}))), balance due (?<days>\d+) days? before the event`;

/** The sentences that earlier releases stored. Erased names come first, because a name may be any text. */
const patterns: readonly Pattern[] = [
  [/^Event renamed$/, () => ({ type: 'renamed', data: { eventName: null } })],
  [
    /^Event renamed to (?<eventName>.*)$/s,
    ({ eventName = '' }) => ({ type: 'renamed', data: { eventName } }),
  ],
  [
    new RegExp(`^(?<name>.*) (?<change>added|removed): ${summary}$`, 's'),
    ({ name = '', change, ...groups }) => ({
      type: change === 'added' ? 'line-item-added' : 'line-item-removed',
      data: { serviceName: name === 'Service' ? null : name, ...toSummary(groups) },
    }),
  ],
  [/^(?:Made|Created) from the client’s request$/, () => ({ type: 'created', data: { isRequested: true } })],
  [/^(?:Made by hand|Created by the provider)$/, () => ({ type: 'created', data: { isRequested: false } })],
  [
    new RegExp(
      `^Terms changed: discount (?<discount>${amount}), valid (?:for 30 days|until (?<until>${date}))(?:, ${payment})?$`,
    ),
    ({ discount = '', until, days, ...schedule }) => ({
      type: 'terms-changed',
      data: {
        discountCents: parseCents(discount),
        validUntil: until === undefined ? null : toIsoDate(until),
        ...(days !== undefined && { paymentSchedule: toSchedule(days, schedule) }),
      },
    }),
  ],
  [new RegExp(`^${summary}$`), (groups) => ({ type: 'approved-for-review', data: toSummary(groups) })],
  [
    new RegExp(String.raw`^Version (?<version>\d+) sent, total (?<payable>${amount})$`),
    (groups) => ({ type: 'sent-to-client', data: toPrice(groups) }),
  ],
  [
    new RegExp(
      String.raw`^Version (?<version>\d+) accepted, total (?<payable>${amount})(?:\. Unsent changes were discarded: (?<discarded>.+))?$`,
    ),
    ({ discarded, ...groups }) => ({
      type: 'accepted',
      data: { ...toPrice(groups), discardedChanges: toDifferences(discarded) },
    }),
  ],
  [/^Discarded changes copied into a new quote$/, () => ({ type: 'discarded-changes-copied', data: {} })],
  [/^Archived by the provider$/, () => ({ type: 'archived', data: {} })],
  [
    /^Withdrawn: the event was cancelled$/,
    () => ({ type: 'withdrawn', data: { reason: 'event-cancelled' } }),
  ],
  [/^Withdrawn: an account was deleted$/, () => ({ type: 'withdrawn', data: { reason: 'account-deleted' } })],
  [
    /^Version (?<version>\d+) withdrawn by the provider$/,
    ({ version }) => ({ type: 'offer-withdrawn', data: { version: Number(version) } }),
  ],
  [
    /^Erased: the (?<side>client|provider)’s account was deleted$/,
    ({ side }) => ({ type: 'erased', data: { side: side === 'client' ? 'client' : 'provider' } }),
  ],
  [
    /^The client(?: confirmed the email address|’s e-?mail address was verified)$/,
    () => ({ type: 'linked-to-client', data: {} }),
  ],
];

/**
 * The fact of a sentence that an earlier release stored; of type `noted` for a sentence that stands for no other fact. `notesOf` returns the
 * same sentence for it.
 */
export function parseNotes(notes: string): WordedFact {
  const fact = factOf(notes);
  return describeFact(fact) === notes ? fact : { ...fact, wording: notes };
}

function factOf(notes: string): RecordedFact {
  for (const [pattern, toFact] of patterns) {
    const match = pattern.exec(notes);
    if (match !== null) {
      return toFact(match.groups ?? {});
    }
  }
  return { type: 'noted', data: { text: notes } };
}

function toSummary({ lineCount, payable = '' }: Groups) {
  return { lineCount: Number(lineCount), payableCents: parseCents(payable) };
}

function toPrice({ version, payable = '' }: Groups) {
  return { version: Number(version), payableCents: parseCents(payable) };
}

function toSchedule(days: string, { percent, deposit }: Groups): PaymentSchedule {
  return { deposit: toDeposit(percent, deposit), balanceDueDaysBefore: Number(days) };
}

function toDeposit(percent: string | undefined, deposit: string | undefined): PaymentSchedule['deposit'] {
  if (percent !== undefined) {
    return { kind: 'percent', percent: Number(percent) };
  }
  return deposit === undefined ? { kind: 'none' } : { kind: 'amount', amountCents: parseCents(deposit) };
}

/** `May 1, 2026` as `2026-05-01`. */
function toIsoDate(text: string): string {
  return new Date(`${text} UTC`).toISOString().slice(0, 10);
}

const changedParts: ReadonlyMap<string, Difference> = new Map([
  ['notes changed', { kind: 'notes' }],
  ['validity changed', { kind: 'validity' }],
  ['payment terms changed', { kind: 'payment-terms' }],
]);

function toDifferences(list = ''): Difference[] {
  // An amount may contain a comma, but no space follows it.
  return list.split(', ').flatMap((text) => {
    const { added, removed, discount } = differencePattern.exec(text)?.groups ?? {};
    const changed = changedParts.get(text);
    return [
      ...(added === undefined ? [] : [{ kind: 'services-added', count: Number(added) } as const]),
      ...(removed === undefined ? [] : [{ kind: 'services-removed', count: Number(removed) } as const]),
      ...(discount === undefined ? [] : [{ kind: 'discount', discountCents: parseCents(discount) } as const]),
      ...(changed === undefined ? [] : [changed]),
    ];
  });
}
