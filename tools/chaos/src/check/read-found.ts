import { services } from '@marquee/contracts/operation';
import { invoiceShapes } from '@marquee/billing/invoices/stored-shapes';
import { eventShapes } from '@marquee/events/events/stored-shapes';
import { quoteShapes } from '@marquee/quotes/quotes/stored-shapes';
import { openDatabase } from '@marquee/service-kit/store/database';
import type { Connection } from '@marquee/service-kit/store/database';
import type { StoredEntry } from '@marquee/service-kit/store/aggregate-document';
import { createShapes } from '@marquee/service-kit/store/shapes';
import type { ShapeChange } from '@marquee/service-kit/store/shapes';

import type { Entry } from '../history/entry.ts';
import type { Environment } from '../stack/environment.ts';
import type { ServiceName } from '../stack/addresses.ts';
import type {
  Found,
  FoundAccount,
  FoundAudit,
  FoundEvent,
  FoundInvoice,
  FoundProjection,
  FoundQuote,
  ProjectionName,
} from './found.ts';
import { projectionNames } from './found.ts';
import { deletedAccountsIn } from './deleted-accounts.ts';
import { readEmails } from './read-emails.ts';
import { readPending } from './read-pending.ts';
import { readQueues } from './read-queues.ts';
import { readTraces } from './read-traces.ts';

export type Databases = Readonly<Record<ServiceName, Connection>>;

/** Runs `act` with direct connections, without a proxy, to the database of each service. */
export async function withDatabases<Result>(
  { mongodbUrl }: Pick<Environment, 'mongodbUrl'>,
  act: (databases: Databases) => Promise<Result>,
): Promise<Result> {
  const opened = await Promise.all(
    services.map(async (name) => [name, await openDatabase(mongodbUrl, `marquee_${name}`)] as const),
  );
  try {
    return await act(Object.fromEntries(opened) as Record<ServiceName, Connection>);
  } finally {
    await Promise.all(opened.map(([, connection]) => connection.close()));
  }
}

export async function readFound(environment: Environment, entries: readonly Entry[]): Promise<Found> {
  const remaining = await readQueues(environment);
  return withDatabases(environment, async (databases) => ({
    events: await readAggregates<FoundEvent>(databases.events, 'events', eventShapes),
    quotes: await readAggregates<FoundQuote>(databases.quotes, 'quotes', quoteShapes),
    accounts: await readAll<FoundAccount>(databases.identity, 'accounts'),
    invoices: await readAggregates<FoundInvoice>(databases.billing, 'invoices', invoiceShapes),
    projections: await readProjections(databases),
    subscriptions: await readOpenSubscriptions(databases),
    emails: await readEmails(environment.dataFolder),
    heldEmails: await readHeldEmails(databases),
    audit: await readAll<FoundAudit>(databases.identity, 'auditEntries'),
    traces: await readTraces(databases, deletedAccountsIn(entries)),
    remainders: [...remaining, ...(await readPending(databases))],
    deadLetters: await readDeadLetters(databases),
  }));
}

/** Ids of held and cancelled emails. A cancelled email keeps its id and has no kind. */
async function readHeldEmails({ identity }: Databases): Promise<string[]> {
  const all = await readAll<{ id: string; heldUntil?: Date; kind?: string }>(identity, 'mails');
  return all
    .filter(({ heldUntil, kind }) => heldUntil !== undefined || kind === undefined)
    .map(({ id }) => id);
}

async function readOpenSubscriptions({ billing }: Databases): Promise<string[]> {
  const all = await readAll<{ id: string; closedAt?: Date }>(billing, 'subscriptions');
  return all.filter(({ closedAt }) => closedAt === undefined).map(({ id }) => id);
}

async function readProjections(databases: Databases): Promise<Found['projections']> {
  const read = await Promise.all(
    projectionNames.map(async (name) => {
      const [service = '', projection = ''] = name.split('.');
      const rows = await readAll<FoundProjection>(
        databases[service as ServiceName],
        `${projection}Projection`,
      );
      return [name, rows] as const;
    }),
  );
  return Object.fromEntries(read) as Record<ProjectionName, FoundProjection[]>;
}

type DeadLetterRow = { service: ServiceName; id: string; queue: string; reason: string; timesParked: number };

/** Dead letters that wait for an operator's decision. */
export async function readDeadLetters(databases: Databases): Promise<DeadLetterRow[]> {
  const read = await Promise.all(
    services.map(async (service) => {
      const rows = await readAll<DeadLetterRow & { status: string }>(databases[service], 'parkedMessages');
      return rows.filter(({ status }) => status === 'parked').map((row) => ({ ...row, service }));
    }),
  );
  return read.flat();
}

/** Reads documents of every shape, because a run with two releases has some of the earlier one. */
async function readAggregates<Row>(
  database: Connection,
  collection: string,
  changes: readonly ShapeChange[],
): Promise<Row[]> {
  const { toState, toEntry } = createShapes(changes);
  const rows = await readAll<{ id: string; version: number; history: StoredEntry[] }>(database, collection);
  return rows.map(
    ({ id, history, ...row }) =>
      ({ ...toState({ ...row, _id: id }), history: history.map(toEntry) }) as unknown as Row,
  );
}

/** Does not validate the documents, so that a wrong document becomes a finding and not an error here. */
async function readAll<Row extends { id: string }>(database: Connection, collection: string): Promise<Row[]> {
  const documents = await database.collection(collection).find({}).toArray();
  return documents.map(({ _id, ...fields }) => ({ ...fields, id: String(_id) }) as unknown as Row);
}
