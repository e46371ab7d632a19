import type { HttpCall, HttpCaller } from '@marquee/harness-kit/http-caller';
import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { getPublicQuote, listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { getEventSummary, listProviderEvents } from '@marquee/contracts/event-operations';
import { listInvoices } from '@marquee/contracts/invoice-operations';
import type { Operation } from '@marquee/contracts/operation';
import { getQuote, getWorkflow, listQuotes, updateQuote } from '@marquee/contracts/quote-operations';
import { operationUrl } from '@marquee/service-kit/http/operation-url';
import type { Connection } from '@marquee/service-kit/store/database';
import { joinStates } from '@marquee/service-kit/store/joined-state';
import { sortById } from '@marquee/service-kit/store/query';

import { terms } from '../load/forms.ts';
import type { Databases } from './databases.ts';
import type { SeedData } from './seed-data.ts';

/** A call through the gateway, and the call's own database query with the bare driver. `send` rejects on an unexpected response. */
export type HotCall = { name: string; send: () => Promise<void>; query: () => Promise<void> };

type CallDefinition = {
  operation: Operation;
  by: 'client' | 'provider' | 'nobody';
  params?: Readonly<Record<string, string>>;
  body?: () => unknown;
  query: () => Promise<unknown>;
};

/**
 * The number of rows that the front ends request. The services read one row more, to see whether another page exists. Only if another
 * page exists, the services also count all rows.
 */
const pageSize = 20;

/** The most frequent calls: the reads of the most visited pages, and one write. */
export async function hotCalls(
  caller: HttpCaller,
  databases: Databases,
  { draftId, ...seedData }: SeedData & { draftId: string },
): Promise<readonly HotCall[]> {
  const quotes = databases.quotes.collection('quotes');
  const events = databases.events.collection('events');
  const { providerId, clientId } = await partiesOf(quotes, seedData.quoteId);
  const secretHash = await secretHashOf(databases.identity, clientId);
  let changes = 0;

  const hot: readonly CallDefinition[] = [
    {
      operation: getCurrentUser,
      by: 'client',
      query: () =>
        databases.identity
          .collection('sessions')
          .aggregate([{ $match: { secretHash } }, ...joinStates(['account', 'secondStep'], 'accountId')])
          .toArray(),
    },
    { operation: listClientEvents, by: 'client', query: () => page(events, { clientId }, 'createdAt') },
    {
      operation: listProviderEvents,
      by: 'provider',
      query: () => page(events, { providerId, sentToProvider: true }, 'eventDate'),
    },
    {
      operation: getEventSummary,
      by: 'provider',
      query: () =>
        events
          .aggregate([
            { $match: { providerId, sentToProvider: true } },
            sortById,
            { $group: { _id: '$status', events: { $sum: 1 }, payableCents: { $sum: '$payableCents' } } },
          ])
          .toArray(),
    },
    { operation: listQuotes, by: 'provider', query: () => page(quotes, { providerId }, 'lastChangedAt') },
    {
      operation: listClientQuotes,
      by: 'client',
      query: () => page(quotes, { shownToClientId: clientId }, 'lastSentAt'),
    },
    {
      operation: getQuote,
      by: 'provider',
      params: { id: seedData.quoteId },
      query: () => quotes.findOne({ _id: seedData.quoteId as never }),
    },
    {
      operation: getPublicQuote,
      by: 'nobody',
      params: { id: seedData.quoteId },
      query: () => quotes.findOne({ _id: seedData.quoteId as never }),
    },
    {
      operation: getWorkflow,
      by: 'provider',
      query: () => pipeline(quotes, providerId),
    },
    {
      operation: listInvoices,
      by: 'provider',
      query: () => page(databases.billing.collection('invoices'), { providerId }, 'dueUntil'),
    },
    {
      operation: updateQuote,
      by: 'provider',
      params: { id: draftId },
      body: () => ({ ...terms, notes: `Access from 16:00, change ${(changes += 1)}.` }),
      query: () =>
        quotes.updateOne({ _id: draftId as never }, { $set: { changedByTheBench: (changes += 1) } }),
    },
  ];
  return hot.map((call) => toHotCall(caller, seedData, call));
}

type Collection = ReturnType<Connection['collection']>;
type Parties = { providerId: string; clientId: string };

async function secretHashOf(identity: Connection, accountId: string): Promise<unknown> {
  const session = await identity.collection('sessions').findOne({ accountId });
  if (session === null) {
    throw new RangeError('The signed-in account has no session.');
  }
  return session.secretHash;
}

async function partiesOf(quotes: Collection, quoteId: string): Promise<Parties> {
  const known = await quotes.findOne<Parties>({ _id: quoteId as never });
  if (known === null) {
    throw new RangeError('The created quote does not exist.');
  }
  return known;
}

/** Reads the event date of every quote in the pipeline, then one page of these quotes. */
async function pipeline(quotes: Collection, providerId: string): Promise<void> {
  const rows = await quotes
    .find({ providerId, isInPipeline: true }, { projection: { eventDate: 1 }, sort: sortById.$sort })
    .toArray();
  await quotes.find({ _id: { $in: rows.slice(0, pageSize).map(({ _id }) => _id) } }).toArray();
}

async function page(collection: Collection, filter: Record<string, unknown>, sortBy: string): Promise<void> {
  await collection
    .find(filter)
    .sort({ [sortBy]: -1, _id: -1 })
    .limit(pageSize + 1)
    .toArray();
}

function toHotCall(
  caller: HttpCaller,
  seedData: SeedData,
  { operation, by, params, body, query }: CallDefinition,
): HotCall {
  const path = `/api${operationUrl(operation, { params })}`;
  const call: HttpCall = {
    method: operation.method.toUpperCase(),
    path: operation.list === true ? `${path}?limit=${pageSize}` : path,
    cookie: by === 'nobody' ? undefined : seedData[by].cookie,
  };
  return {
    name: `${call.method} ${operation.path}`,
    async send() {
      const answer = await caller.send({ ...call, ...(body !== undefined && { body: body() }) });
      if (answer.status !== operation.status) {
        throw new Error(`${call.method} ${call.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
    },
    async query() {
      await query();
    },
  };
}
