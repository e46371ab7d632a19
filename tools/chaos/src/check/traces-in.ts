import type { ServiceName } from '../stack/addresses.ts';
import type { FoundTrace } from './found.ts';
import type { DeletedAccount } from './deleted-accounts.ts';

type Stored = { service: ServiceName; collection: string; document: Readonly<Record<string, unknown>> };

/** A marker as the history generates it. */
const markerPattern = /[0-9a-f]{8}-[0-9a-z]+/g;

/**
 * The collection of stored answers to calls with an idempotency key. Its texts are not searched, because an answer to another account may
 * contain a name that was readable at the time of the call. The answers expire after a day.
 */
const keptForOthers = 'idempotentCalls';

/**
 * Finds a deleted account's marker in any field. The account's id is a trace only as the owner of a stored record (`accountId`, `account`)
 * and, in identity, as the id of a document.
 */
export function tracesIn(stored: Stored, deletedAccounts: readonly DeletedAccount[]): FoundTrace[] {
  const { service, collection, document } = stored;
  const searched = collection === keptForOthers ? {} : withoutIssued(stored);
  const words = new Set(JSON.stringify(searched).match(markerPattern));
  const owners = ownersOf(stored);
  return deletedAccounts
    .filter(({ id, marker }) => words.has(marker) || owners.includes(id))
    .map(({ id }) => ({ id, place: `${service}.${collection} ${String(document._id)}` }));
}

/** Removes the parties and lines of issued documents, which may remain (decisions.md, "Deleting an account"). All else is searched. */
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
  // Identity keeps the record of the farewell email as long as that of any other email.
  const isFarewell = kind === 'account-deleted';
  return [isFarewell ? undefined : accountId, account, ...(service === 'identity' ? [_id] : [])];
}
