import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import type { World } from '../../stack/world.ts';
import type { FailPoint } from './fail-point.ts';
import { judgeDeath } from './judge-death.ts';
import { armedFile, stumbleFile } from './tripwire.ts';

/** Some points are at the end of a long journey. */
const reachedWithinMs = 60_000;

/**
 * Arms the point, starts its journey, waits for the crash and restarts the service. Returns null, or the reason why the crash does not
 * count.
 */
export async function crashAt(
  { nodes }: Pick<World, 'nodes'>,
  point: FailPoint,
  { folder, setOff }: { folder: string; setOff: (point: FailPoint) => void },
): Promise<string | null> {
  const { node: name, place, stumblesIn } = point;
  const node = nodes[name];
  const armed = armedFile(folder, name);
  if (stumblesIn !== undefined) {
    writeFileSync(stumbleFile(folder, name), stumblesIn);
  }
  node.expectExit();
  writeFileSync(armed, place);
  setOff(point);

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
  rmSync(stumbleFile(folder, name), { force: true });
  return reason;
}
