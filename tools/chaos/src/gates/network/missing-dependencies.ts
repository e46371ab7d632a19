import { z } from 'zod';

import type { Environment } from '../../stack/environment.ts';

const health = z.object({ failing: z.array(z.string()), degraded: z.array(z.string()) });

const answerWithinMs = 1_000;

/** The missing dependencies that each service reports, as `quotes: broker`; empty if there are none. */
export async function findMissingDependencies({
  serviceUrls,
}: Pick<Environment, 'serviceUrls'>): Promise<string[]> {
  const requests = Object.entries(serviceUrls).map(async ([name, url]) => {
    const missing = await readHealth(url);
    return missing.map((what) => `${name}: ${what}`);
  });
  return (await Promise.all(requests)).flat();
}

async function readHealth(url: string): Promise<string[]> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(answerWithinMs) });
    const { failing, degraded } = health.parse(await response.json());
    return [...failing, ...degraded];
  } catch {
    return ['no answer'];
  }
}
