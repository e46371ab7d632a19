// package.json has the driver version that mongoose requires, so that there is one copy of the error classes for `instanceof`.
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

/** Opens one service's own database. Writes are acknowledged by a majority and journaled. */
export async function openDatabase(url: string, name: string): Promise<Connection> {
  const connection = mongoose.createConnection(url, {
    dbName: name,
    maxPoolSize: 32,
    serverSelectionTimeoutMS: 5_000,
    // Detects a silently lost connection after 7 s, before the gateway's timeout; the default is 40 s.
    heartbeatFrequencyMS: 2_000,
    connectTimeoutMS: 5_000,
    // In streaming mode the driver measures round trips on a separate connection, whose loss it never detects.
    serverMonitoringMode: 'poll',
    writeConcern: { w: 'majority', journal: true },
    // A service creates its indexes with `createIndexes` before it is ready, so models do not create them.
    autoIndex: false,
    autoCreate: false,
  });
  return connection.asPromise().catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
}

/** Whether nothing answers at the address, so that waiting may help. Any other connection error is permanent. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof mongoose.Error.MongooseServerSelectionError || error instanceof MongoNetworkError;
}

/** Whether the server did not answer or is not the primary. It is then unknown whether a write was committed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof MongoServerError) {
    // For bulk writes, the driver wraps every error as if the server had returned it.
    const cause: unknown = error.errorResponse;
    return cause instanceof Error ? isDatabaseUnavailable(cause) : isChangingPrimary(error.code);
  }
  return isUnreachable(error) || unavailableErrors.some((kind) => error instanceof kind);
}

const unavailableErrors = [MongoServerSelectionError, MongoNotConnectedError, MongoTopologyClosedError];

/** Error codes of a replica set member that is not, or no longer, the primary. */
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
