import { linksOf } from '../stack/open-links.ts';
import type { World } from '../stack/world.ts';

/** Restarts what is down; resolves when every process is ready. The broker first, because services wait for it. */
export async function heal(world: World): Promise<void> {
  for (const link of linksOf(world)) {
    link.setWeather({ kind: 'open' });
  }
  if (!world.broker.isRunning()) {
    await world.broker.start();
  }
  const down = Object.values(world.nodes).filter((node) => !node.isRunning());
  await Promise.all(down.map((node) => node.start()));
}
