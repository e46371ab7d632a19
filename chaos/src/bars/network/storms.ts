import { setTimeout as wait } from 'node:timers/promises';

import type { Proxy, Weather } from '../../stack/proxy.ts';

export const storms = ['latency', 'resets', 'half-open', 'cut'] as const;
export type Storm = (typeof storms)[number];

const lasting: Record<Exclude<Storm, 'resets'>, Weather> = {
  latency: { kind: 'latency', milliseconds: 150 },
  'half-open': { kind: 'half-open' },
  cut: { kind: 'cut' },
};
const resetEveryMs = 500;

/** Applies the fault to all these links for that time; the last condition still holds when this resolves. */
export async function rage(links: readonly Proxy[], storm: Storm, roughMs: number): Promise<void> {
  if (storm !== 'resets') {
    links.forEach((link) => {
      link.setWeather(lasting[storm]);
    });
    await wait(roughMs);
    return;
  }
  const end = performance.now() + roughMs;
  while (performance.now() < end) {
    links.forEach((link) => {
      link.reset();
    });
    await wait(resetEveryMs);
  }
}
