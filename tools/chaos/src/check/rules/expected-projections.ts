import type { Found, FoundProjection, ProjectionName } from '../found.ts';
import type { DeletedAccount } from '../deleted-accounts.ts';
import { erasedProjections } from './expected-erasures.ts';
import { invoiceOfIdentity, invoiceOfQuotes } from './expected-invoices.ts';
import { openQuote } from './expected-open-quotes.ts';
import { quoteStanding } from './expected-quote-standings.ts';
import * as people from './expected-people.ts';
import * as records from './expected-records.ts';

type Expected = Record<ProjectionName, FoundProjection[]>;

/** The expected content of every projection, written by hand from the messages of each source. */
export function expectedProjections(found: Found, deletedAccounts: readonly DeletedAccount[]): Expected {
  const { accounts, events, quotes } = found;
  const clients = accounts.filter(({ role }) => role === 'client');
  const providers = accounts.filter(({ role }) => role === 'provider');
  const sent = events.filter(({ sentToProvider }) => sentToProvider);
  const accepted = quotes.filter(({ acceptedAt }) => acceptedAt !== null);
  const gone = erasedProjections(found, deletedAccounts);
  return {
    'events.client': [...clients.map(people.clientOfEvents), ...gone['events.client']],
    'events.provider': [...providers.map(people.providerOfEvents), ...gone['events.provider']],
    'events.quoteStanding': quotes.filter(({ eventId }) => eventId !== null).map(quoteStanding),
    'quotes.client': [...clients.map(people.clientOfQuotes), ...gone['quotes.client']],
    'quotes.provider': [...providers.map(people.providerOfQuotes), ...gone['quotes.provider']],
    'quotes.eventRequest': sent.map(records.eventRequest),
    'quotes.invoice': found.invoices.filter(({ number }) => number !== null).map(invoiceOfQuotes),
    'billing.acceptedQuote': records.acceptedQuotes(accepted, { found, deletedAccounts }),
    'billing.cancelledEvent': sent.filter(records.wasCancelled).map(records.cancelledEvent),
    'identity.booking': sent.filter(records.wasBookedOrEnded).map(records.booking),
    'identity.openQuote': accepted.filter(({ eventId }) => eventId === null).map(openQuote),
    'identity.invoice': found.invoices.map(invoiceOfIdentity),
  };
}
