import type { HttpCall } from '@marquee/harness-kit/http-caller';
import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { getSubscription } from '@marquee/contracts/billing-operations';
import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { getEventSummary, listProviderEvents } from '@marquee/contracts/event-operations';
import { listInvoices } from '@marquee/contracts/invoice-operations';
import type { Operation } from '@marquee/contracts/operation';
import { getClientProfile } from '@marquee/contracts/profile-operations';
import { getWorkflow, listQuotes } from '@marquee/contracts/quote-operations';

import type { VirtualUsers, Person } from './virtual-users.ts';

/** The number of rows that a page requests. */
const limit = 20;

const clientReads = [getCurrentUser, listClientEvents, listClientQuotes, getClientProfile];
const providerReads = [
  getCurrentUser,
  listQuotes,
  listProviderEvents,
  getEventSummary,
  getWorkflow,
  listInvoices,
  getSubscription,
];

/**
 * Returns the reads of the pages in a cycle: all reads of one person, as when that person opens the pages, then those of the next. Clients
 * and providers alternate, so that the load is the same in every second. If one role has fewer people, the people of that role repeat.
 */
export function createReads({ clients, providers }: VirtualUsers): { next: () => HttpCall } {
  const [clientPaths, providerPaths] = [pathsOf(clientReads), pathsOf(providerReads)];
  const longerCount = Math.max(clients.length, providers.length);
  const calls = Array.from({ length: longerCount }, (_turn, at) => [
    ...callsOf(clients[at % clients.length], clientPaths),
    ...callsOf(providers[at % providers.length], providerPaths),
  ]).flat();
  let position = 0;
  return {
    next() {
      const call = calls[position % calls.length];
      if (call === undefined) {
        throw new RangeError('There is no user who could read.');
      }
      position += 1;
      return call;
    },
  };
}

function callsOf(person: Person | undefined, paths: readonly string[]): HttpCall[] {
  return person === undefined ? [] : paths.map((path) => ({ method: 'GET', path, cookie: person.cookie }));
}

function pathsOf(operations: readonly Operation[]): string[] {
  return operations.map((operation) => {
    const path = `/api${operation.path}`;
    return operation.list === true ? `${path}?limit=${limit}` : path;
  });
}
