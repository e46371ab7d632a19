import { readFileSync, writeFileSync } from 'node:fs';

import { settle } from '../../check/settle.ts';
import { services } from '../../stack/addresses.ts';
import type { Environment } from '../../stack/environment.ts';
import { rejectedPublication } from './points/failure-points.ts';
import { failingQueue } from './points/failing-queue.ts';
import { reachedFile, failureFile } from './fail-point-trigger.ts';
import type { CodePoint } from './unlisted-code-points.ts';
import type { Journeys } from './journeys/create-journeys.ts';

const settleWithinMs = 30_000;

/**
 * Runs, without killing a service, everything that reaches the fail points: every journey, the main journey again with two armed failures,
 * and one malformed message. Returns the code points that the services reached.
 */
export async function recordReachedCodePoints(
  environment: Environment,
  { folder, journeys }: { folder: string; journeys: Journeys },
): Promise<CodePoint[]> {
  const { journey, invoicing, deletion, suspension, account } = journeys;
  await Promise.all([journey(), invoicing(), deletion(), suspension(), account()]);
  // The failures are armed only after the first journeys, because a failure can delay a proposal message until after the booking. The
  // events service then skips the message, and does not reach the code points of its handling.
  await settle(environment, { withinMs: settleWithinMs });
  writeFileSync(failureFile(folder, 'events'), failingQueue);
  writeFileSync(failureFile(folder, rejectedPublication.node), rejectedPublication.publication);
  await Promise.all([journey(), journeys.poison()]);
  await settle(environment, { withinMs: settleWithinMs });
  return services.flatMap((node) => readReached(folder, node));
}

function readReached(folder: string, node: CodePoint['node']): CodePoint[] {
  const codePoints = readFileSync(reachedFile(folder, node), 'utf8').trim().split('\n');
  return codePoints.map((codePoint) => ({ node, codePoint }));
}
