// The version that mongoose brings, so that both get one copy: errors are recognized by their class.
import {
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

export type { Connection } from 'mongoose';

/** One service's own database. Writes are acknowledged by a majority and are on disk. */
export async function openDatabase(url: string, name: string): Promise<Connection> {
  const connection = mongoose.createConnection(url, {
    dbName: name,
    maxPoolSize: 32,
    serverSelectionTimeoutMS: 5_000,
    // A connection that the network has lost without a word is given up after 7 s, before the gateway gives up the call; by default 40 s.
    heartbeatFrequencyMS: 2_000,
    connectTimeoutMS: 5_000,
    // Streamed, the driver measures the way by a connection of its own that it never gives up once that is lost.
    serverMonitoringMode: 'poll',
    writeConcern: { w: 'majority', journal: true },
  });
  return connection.asPromise().catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
}

/** Nobody answers at the address, which may change; anything else that is wrong stays wrong. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof mongoose.Error.MongooseServerSelectionError || error instanceof MongoNetworkError;
}

/** It was asked and gave no answer, or is not whom to ask just now: nobody knows what became of a write. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof MongoServerError) {
    // Writing many at once, the driver wraps whatever it met as if the server had said it.
    const met: unknown = error.errorResponse;
    return met instanceof Error ? isDatabaseAway(met) : isChangingPrimary(error.code);
  }
  return isUnreachable(error) || awayErrors.some((kind) => error instanceof kind);
}

const awayErrors = [MongoServerSelectionError, MongoNotConnectedError, MongoTopologyClosedError];

/** What a member of a replica set answers while it is not, or no longer, the one that takes writes. */
const changingPrimary: readonly unknown[] = [91, 189, 10058, 10107, 11600, 11602, 13435, 13436];

function isChangingPrimary(code: unknown): boolean {
  return changingPrimary.includes(code);
}

export async function isDatabaseAnswering(connection: Connection): Promise<boolean> {
  try {
    await connection.db?.command({ ping: 1 }, { timeoutMS: 2_000 });
    return connection.db !== undefined;
  } catch {
    return false;
  }
}
