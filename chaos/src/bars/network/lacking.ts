import { z } from 'zod';

import type { World } from '../../stack/world.ts';

const health = z.object({ failing: z.array(z.string()), degraded: z.array(z.string()) });

const answerWithinMs = 1_000;

/** The missing dependencies that each service reports, as `quotes: broker`; empty if there are none. */
export async function lackingOf({ serviceUrls }: Pick<World, 'serviceUrls'>): Promise<string[]> {
  const asked = Object.entries(serviceUrls).map(async ([name, url]) => {
    const lacks = await askHealth(url);
    return lacks.map((what) => `${name}: ${what}`);
  });
  return (await Promise.all(asked)).flat();
}

async function askHealth(url: string): Promise<string[]> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(answerWithinMs) });
    const { failing, degraded } = health.parse(await response.json());
    return [...failing, ...degraded];
  } catch {
    return ['an answer'];
  }
}
