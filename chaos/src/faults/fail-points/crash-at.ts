import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import type { World } from '../../stack/world.ts';
import type { FailPoint } from './fail-point.ts';
import { armedFile, stumbleFile } from './tripwire.ts';

const reachedWithinMs = 30_000;

/** Arms the point, sets off what leads there, waits for the death and starts the service again. False: not reached. */
export async function crashAt(
  { nodes }: Pick<World, 'nodes'>,
  point: FailPoint,
  { folder, setOff }: { folder: string; setOff: (point: FailPoint) => void },
): Promise<boolean> {
  const { node: name, place, stumblesIn } = point;
  const node = nodes[name];
  if (stumblesIn !== undefined) {
    writeFileSync(stumbleFile(folder, name), stumblesIn);
  }
  node.expectExit();
  writeFileSync(armedFile(folder, name), place);
  setOff(point);

  const deadline = performance.now() + reachedWithinMs;
  while (node.isRunning() && performance.now() < deadline) {
    await wait(20);
  }
  const hasDied = !node.isRunning();
  if (hasDied) {
    await node.start();
  } else {
    rmSync(armedFile(folder, name), { force: true });
    rmSync(stumbleFile(folder, name), { force: true });
  }
  return hasDied;
}
