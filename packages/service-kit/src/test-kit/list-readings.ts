import type { Operation } from '@marquee/contracts/operation';
import type { Caller } from '../auth/caller.ts';
import type { TestService } from './start-test-service.ts';

type Reading = { path: string; rows: number; commands: string[] };

/** Reads each list as the caller given with it. Returns the number of rows and the database commands of each reading. */
export async function listReadings(
  service: Pick<TestService, 'call' | 'commandsFor'>,
  lists: readonly (readonly [operation: Operation, as: Caller])[],
): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const [operation, as] of lists) {
    const answer = await service.call(operation, { as });
    // By its contract, the body of a list is an array.
    const { length: rows } = answer.body as unknown[];
    readings.push({ path: operation.path, rows, commands: service.commandsFor(answer).toSorted() });
  }
  return readings;
}
