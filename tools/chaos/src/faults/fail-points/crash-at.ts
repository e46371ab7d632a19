import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import type { Environment } from '../../stack/environment.ts';
import type { FailPoint } from './fail-point.ts';
import { judgeDeath } from './judge-death.ts';
import { armedFile, failureFile } from './fail-point-trigger.ts';

/** Some points are reached only at the end of a long journey. */
const reachedWithinMs = 60_000;

/**
 * Arms the point, starts its journey, waits for the crash and restarts the service. Returns null, or the reason why the point does not
 * count as reached.
 */
export async function crashAt(
  { nodes }: Pick<Environment, 'nodes'>,
  point: FailPoint,
  { folder, startJourney }: { folder: string; startJourney: (point: FailPoint) => void },
): Promise<string | null> {
  const { node: name, codePoint, failsFirstIn } = point;
  const node = nodes[name];
  const armed = armedFile(folder, name);
  if (failsFirstIn !== undefined) {
    writeFileSync(failureFile(folder, name), failsFirstIn);
  }
  node.expectExit();
  writeFileSync(armed, codePoint);
  startJourney(point);

  const deadline = performance.now() + reachedWithinMs;
  while (node.isRunning() && performance.now() < deadline) {
    await wait(20);
  }
  const reason = judgeDeath({
    signal: node.endedBy(),
    isRunning: node.isRunning(),
    isStillArmed: existsSync(armed),
  });
  if (!node.isRunning()) {
    await node.start();
  }
  rmSync(armed, { force: true });
  rmSync(failureFile(folder, name), { force: true });
  return reason;
}
