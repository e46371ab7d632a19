import { linksOf } from '../stack/open-links.ts';
import type { Environment } from '../stack/environment.ts';

/**
 * Opens every link, then starts every process that is down, the broker first, because services wait for the broker. Resolves when the
 * started processes are ready.
 */
export async function heal(environment: Environment): Promise<void> {
  for (const link of linksOf(environment)) {
    link.setCondition({ kind: 'open' });
  }
  if (!environment.broker.isRunning()) {
    await environment.broker.start();
  }
  const down = Object.values(environment.nodes).filter((node) => !node.isRunning());
  await Promise.all(down.map((node) => node.start()));
}
