import { getUser, listAudit, listSubscriptions } from '@marquee/contracts/admin-operations';
import { getClientEvent, listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { listEvents } from '@marquee/contracts/event-operations';
import * as invoices from '@marquee/contracts/invoice-operations';
import type { Operation } from '@marquee/contracts/operation';
import * as quotes from '@marquee/contracts/quote-operations';

import type { OperatorClient } from '../../src/messages/operator-client.ts';
import { readList, readLists } from './sign-in-all.ts';
import type { SignedInAccounts } from './sign-in-all.ts';

export type Readings = Awaited<ReturnType<typeof readEverything>>;

/**
 * Reads over HTTP all data that the accounts of a release can read: the lists, and many of their rows also individually. The current
 * contract parses every response.
 */
export async function readEverything({ users, admin, clients, providers }: SignedInAccounts) {
  return {
    users: await Promise.all(users.map(({ id }) => readOne(admin, getUser, id))),
    audit: await readList(admin, listAudit),
    subscriptions: await readList(admin, listSubscriptions),
    clientEvents: await eachOf(await readLists(clients, listClientEvents), getClientEvent),
    providerEvents: rowsOf(await readLists(providers, listEvents)),
    clientQuotes: rowsOf(await readLists(clients, listClientQuotes)),
    quotes: await readQuotes(providers),
    pipeline: rowsOf(await readLists(providers, quotes.getWorkflow)),
    invoices: await eachOf(await readLists(providers, invoices.listInvoices), invoices.getInvoice),
    clientInvoices: await eachOf(
      await readLists(clients, invoices.listClientInvoices),
      invoices.getClientInvoice,
    ),
  };
}

type Listed<Row> = { reader: OperatorClient; row: Row };
type OneOperation = Operation & { list?: never };

/** Reads each row by its own call, whose query differs from the list's. */
async function eachOf<Op extends OneOperation>(listed: readonly Listed<{ id: string }>[], operation: Op) {
  return Promise.all(listed.map(({ reader, row }) => readOne(reader, operation, row.id)));
}

async function readOne<Op extends OneOperation>(reader: OperatorClient, operation: Op, id: string) {
  return (await reader.call(operation, { params: { id } })).body;
}

async function readQuotes(providers: readonly OperatorClient[]) {
  const listed = await readLists(providers, quotes.listQuotes);
  return Promise.all(
    listed.map(async ({ reader, row: { id } }) => ({
      ...(await readOne(reader, quotes.getQuote, id)),
      history: await readOne(reader, quotes.getQuoteHistory, id),
    })),
  );
}

function rowsOf<Row>(listed: readonly Listed<Row>[]): Row[] {
  return listed.map(({ row }) => row);
}
