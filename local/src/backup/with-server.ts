import { join, resolve } from 'node:path';

import mongoose from 'mongoose';
import type { mongo } from 'mongoose';

import { hasData } from '../database/choose-engine.ts';
import { provideDatabase } from '../database/provide-database.ts';
import { claimRun } from '../processes/claim-run.ts';
import { createChildren } from '../processes/children.ts';
import { refusal } from '../refusal.ts';
import type { Broker } from './messages-under-way.ts';
import { lookAtBroker, noBroker } from './messages-under-way.ts';

export type ServerNeed = {
  root: string;
  environment: Readonly<Record<string, string | undefined>>;
  /** What is done, for whoever tries to start the product meanwhile. */
  title: string;
  /** Nothing can be read from an embedded database that has never been there. */
  mustHaveData: boolean;
  say: (line: string) => void;
};
export type Server = { client: mongo.MongoClient; broker: Broker };

/** The deployment at MONGODB_URL (and AMQP_URL), else the local stack's embedded database, which must not be running. */
export async function withServer<Result>(
  need: ServerNeed,
  act: (server: Server) => Promise<Result>,
): Promise<Result> {
  const { MONGODB_URL: mongodbUrl, AMQP_URL: amqpUrl } = need.environment;
  if (!mongodbUrl) {
    return withEmbedded(need, (url) => withClient(url, (client) => act({ client, broker: noBroker })));
  }
  const broker = amqpUrl ? await lookAtBroker(amqpUrl) : noBroker;
  try {
    return await withClient(mongodbUrl, (client) => act({ client, broker }));
  } finally {
    await broker.stop();
  }
}

async function withEmbedded<Result>(
  { root, environment, title, mustHaveData, say }: ServerNeed,
  act: (url: string) => Promise<Result>,
): Promise<Result> {
  const dataFolder = environment.DATA_DIR ? resolve(environment.DATA_DIR) : join(root, '.data');
  if (mustHaveData && !hasData(dataFolder)) {
    throw refusal(`There is no database in ${dataFolder}; a deployment's is named by MONGODB_URL.`);
  }
  const file = join(dataFolder, 'run.json');
  const children = createChildren(file, await claimRun(file, title));
  try {
    const { url } = await provideDatabase({ mongodbUrl: undefined, dataFolder, children, say });
    return await act(url);
  } finally {
    await children.stopAll();
  }
}

async function withClient<Result>(
  url: string,
  act: (client: mongo.MongoClient) => Promise<Result>,
): Promise<Result> {
  const client = new mongoose.mongo.MongoClient(url, { serverSelectionTimeoutMS: 5_000 });
  try {
    await client.connect();
  } catch {
    throw refusal('The database at MONGODB_URL does not answer.');
  }
  try {
    return await act(client);
  } finally {
    await client.close();
  }
}
