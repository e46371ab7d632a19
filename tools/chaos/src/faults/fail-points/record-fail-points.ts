import { services } from '@marquee/contracts/operation';

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { settle } from '../../check/settle.ts';
import type { Environment } from '../../stack/environment.ts';
import { exceptions } from './exceptions.ts';
import { failureFile, reachedFile } from './fail-point-trigger.ts';
import type { FailPoint } from './fail-point.ts';
import type { Journeys } from './journeys/create-journeys.ts';
import { failurePoints, rejectedPublication } from './points/failure-points.ts';
import { failingQueue } from './points/failing-queue.ts';
import { addedCodePoints, unlistedCodePoints } from './unlisted-code-points.ts';
import type { CodePoint } from './unlisted-code-points.ts';

const settleWithinMs = 30_000;

/**
 * The order in which the journeys are recorded. The operator signs in once, in the first suspension, so that the points of a sign-in with a
 * code must be recorded before, in a journey that signs in each time.
 */
const recordedInOrder = ['journey', 'invoicing', 'deletion', 'account', 'suspension', 'poison'] as const;

export type Recording = {
  /** All code points that the journeys reached. */
  reached: readonly CodePoint[];
  /** A fail point for each of them, except the exceptions, with the journey that reaches it. */
  points: readonly FailPoint[];
  /** Code points reached only after a failure, which the list of failure points lacks. */
  unlisted: readonly CodePoint[];
};

/**
 * Runs every journey without killing a service, one after the other. A code point belongs to the first journey that reaches it; those of the
 * start of a process belong to none. Then runs the main journey again with two armed failures.
 */
export async function recordFailPoints(
  environment: Environment,
  { folder, journeys }: { folder: string; journeys: Journeys },
): Promise<Recording> {
  const record = async (run: () => Promise<unknown>): Promise<CodePoint[]> => {
    await settle(environment, { withinMs: settleWithinMs });
    services.forEach((node) => {
      rmSync(reachedFile(folder, node), { force: true });
    });
    await run();
    await settle(environment, { withinMs: settleWithinMs });
    return services.flatMap((node) => readReached(folder, node));
  };

  const reached: CodePoint[] = [];
  const points: FailPoint[] = [];
  for (const by of recordedInOrder) {
    const added = addedCodePoints(await record(journeys[by]), reached);
    reached.push(...added);
    points.push(...unlistedCodePoints(added, { points: [], exceptions }).map((one) => ({ ...one, by })));
  }
  const afterFailures = await record(() => {
    writeFileSync(failureFile(folder, 'events'), failingQueue);
    writeFileSync(failureFile(folder, rejectedPublication.node), rejectedPublication.publication);
    return journeys.journey();
  });
  const added = addedCodePoints(afterFailures, reached);
  return {
    reached: [...reached, ...added],
    points: [...points, ...failurePoints],
    unlisted: unlistedCodePoints(added, { points: failurePoints, exceptions }),
  };
}

function readReached(folder: string, node: CodePoint['node']): CodePoint[] {
  const file = reachedFile(folder, node);
  const codePoints = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return codePoints.map((codePoint) => ({ node, codePoint }));
}
