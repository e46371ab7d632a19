import { join, resolve } from 'node:path';

import type { mongo } from 'mongoose';

import { hasUsedBroker } from '../broker/broker-marker.ts';
import { hasData } from '../database/choose-engine.ts';
import { openClient } from '../database/open-client.ts';
import { provideDatabase } from '../database/provide-database.ts';
import { acquireRunLock } from '../processes/acquire-run-lock.ts';
import { createChildren } from '../processes/children.ts';
import { refusal } from '../refusal.ts';
import type { Broker } from './in-flight-messages.ts';
import { inspectBroker, noBroker } from './in-flight-messages.ts';

export type ServerOptions = {
  root: string;
  environment: Readonly<Record<string, string | undefined>>;
  /** Description of the work, shown to anyone who tries to start the product during the work. */
  title: string;
  /** Whether the operator has declared that the product has no broker. */
  isBrokerless: boolean;
  /** Whether the data comes from a deployment with a broker. */
  hasBroker?: boolean;
  /** Whether to reject an embedded database that does not exist. */
  mustHaveData: boolean;
  print: (line: string) => void;
};
/** `url`: the address of the database that `client` is connected to. */
export type Server = { url: string; client: mongo.MongoClient; broker: Broker };

/** Uses the servers at MONGODB_URL and AMQP_URL. Without MONGODB_URL, uses the local stack's embedded database; the stack must not run. */
export async function withServer<Result>(
  need: ServerOptions,
  work: (server: Server) => Promise<Result>,
): Promise<Result> {
  const broker = await brokerOf(need);
  const { MONGODB_URL: mongodbUrl } = need.environment;
  const run = (url: string): Promise<Result> => withClient(url, (client) => work({ url, client, broker }));
  try {
    return await (mongodbUrl ? run(mongodbUrl) : withEmbedded(need, run));
  } finally {
    await broker.stop();
  }
}

/** Throws if the product may have a broker but AMQP_URL is not set, because unread queues must not count as empty. */
async function brokerOf(need: ServerOptions): Promise<Broker> {
  const { AMQP_URL: amqpUrl } = need.environment;
  if (need.isBrokerless) {
    return noBroker;
  }
  if (amqpUrl) {
    return inspectBroker(amqpUrl);
  }
  const evidence = describeBrokerEvidence(need);
  if (evidence !== null) {
    throw refusal(
      `AMQP_URL is not set${evidence}, so the queues cannot be checked. Set AMQP_URL, or pass --no-broker if the deployment has no broker.`,
    );
  }
  return noBroker;
}

/** Returns null if nothing indicates a broker. */
function describeBrokerEvidence(need: ServerOptions): string | null {
  if (need.environment.MONGODB_URL) {
    return '';
  }
  if (need.hasBroker === true) {
    return ', and this backup comes from a deployment with a broker';
  }
  return hasUsedBroker(dataFolderOf(need)) ? ', and this stack has used a broker' : null;
}

function dataFolderOf({ root, environment }: ServerOptions): string {
  return environment.DATA_DIR ? resolve(environment.DATA_DIR) : join(root, '.data');
}

async function withEmbedded<Result>(
  need: ServerOptions,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { title, mustHaveData, print } = need;
  const dataFolder = dataFolderOf(need);
  if (mustHaveData && !hasData(dataFolder)) {
    throw refusal(`There is no database in ${dataFolder}. For a deployment, set MONGODB_URL.`);
  }
  const file = join(dataFolder, 'run.json');
  const children = createChildren(file, await acquireRunLock(file, title));
  try {
    const { url } = await provideDatabase({ mongodbUrl: undefined, dataFolder, children, print });
    return await work(url);
  } finally {
    await children.stopAll();
  }
}

async function withClient<Result>(
  url: string,
  work: (client: mongo.MongoClient) => Promise<Result>,
): Promise<Result> {
  const client = openClient(url, { serverSelectionTimeoutMS: 5_000 });
  try {
    await client.connect();
  } catch {
    throw refusal('The database at MONGODB_URL does not answer.');
  }
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
