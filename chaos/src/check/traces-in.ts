import type { ServiceName } from '../stack/addresses.ts';
import type { FoundTrace } from './found.ts';
import type { Leaver } from './leavers.ts';

type Stored = { service: ServiceName; collection: string; document: Readonly<Record<string, unknown>> };

/** A mark as the ledger makes it. */
const marks = /[0-9a-f]{8}-[0-9a-z]+/g;

/** What was answered to others lies there for a day, with the names that they could read then. */
const keptForOthers = 'idempotentCalls';

/** A name or an address anywhere; in identity, and of what is kept for an account, its id too. */
export function tracesIn(stored: Stored, leavers: readonly Leaver[]): FoundTrace[] {
  const { service, collection, document } = stored;
  const looked = collection === keptForOthers ? {} : withoutIssued(stored);
  const words = new Set(JSON.stringify(looked).match(marks));
  const owners = ownersOf(stored);
  return leavers
    .filter(({ id, mark }) => words.has(mark) || owners.includes(id))
    .map(({ id }) => ({ id, place: `${service}.${collection} ${String(document._id)}` }));
}

/** Decisions, "Deleting an account": issued documents keep the parties and lines that they were issued with, and nothing else. */
function withoutIssued({ service, collection, document }: Stored): Stored['document'] {
  const isIssued = service === 'billing' && collection === 'invoices' && typeof document.number === 'number';
  const { issued, receiptParties } = document;
  return isIssued
    ? { ...document, issued: withoutPrinted(issued), receiptParties: withoutPrinted(receiptParties) }
    : document;
}

const printed = ['issuer', 'billedTo', 'agreed', 'eventName', 'eventDate'];

function withoutPrinted(document: unknown): object {
  return Object.fromEntries(Object.entries(document ?? {}).filter(([name]) => !printed.includes(name)));
}

function ownersOf({ service, document }: Stored): unknown[] {
  const { _id, accountId, account, kind } = document;
  // That the last mail of all has gone is kept as long as of any other.
  const isFarewell = kind === 'account-deleted';
  return [isFarewell ? undefined : accountId, account, ...(service === 'identity' ? [_id] : [])];
}
