import { setTimeout as wait } from 'node:timers/promises';

import { checkWorld } from '../check/check-world.ts';

import { settle } from '../check/settle.ts';
import { createLedger } from '../ledger/ledger.ts';
import { linksOf } from '../stack/open-links.ts';
import type { Proxy, Weather } from '../stack/proxy.ts';
import type { World } from '../stack/world.ts';
import type { Bar, Size } from './bar.ts';
import { judge } from './judge.ts';
import { withLoad } from './with-load.ts';

type Plan = { changesPerSecond: number; roughMs: number; calmMs: number; rounds: number };

const plans: Record<Size, Plan> = {
  short: { changesPerSecond: 30, roughMs: 1_500, calmMs: 500, rounds: 1 },
  full: { changesPerSecond: 60, roughMs: 10_000, calmMs: 3_000, rounds: 2 },
};

/** The longest retry queue, and a mail that waited through a cut. */
const settledWithinMs = 100_000;

type Ways = { name: string; of: (world: World) => readonly Proxy[] };

const ways: readonly Ways[] = [
  { name: 'AMQP', of: ({ links }) => [links.amqp] },
  { name: 'database', of: ({ links }) => [links.database] },
  { name: 'HTTP', of: ({ links }) => Object.values(links.http) },
];
const storms = ['latency', 'resets', 'half-open', 'cut'] as const;
type Storm = (typeof storms)[number];

function askedOf({ roughMs }: Plan): string {
  return `latency, resets, half-open connections and cuts of ${roughMs / 1_000} s on AMQP, HTTP and the database: R1’s invariants hold`;
}

/** Bad weather on one way after the other while users work. */
export const r14: Bar = {
  id: 'R14',
  title: 'The network',
  asked: { short: askedOf(plans.short), full: askedOf(plans.full) },
  async run({ size, withWorld, say }) {
    const plan = plans[size];
    return withWorld(async (world) => {
      const ledger = createLedger();
      await withLoad(world, { ledger, changesPerSecond: plan.changesPerSecond, seed: 14 }, async () => {
        for (let round = 0; round < plan.rounds; round += 1) {
          await storm(world, plan, say);
        }
      });
      await settle(world, { withinMs: settledWithinMs });
      const count = plan.rounds * storms.length * ways.length;
      return judge({
        findings: await checkWorld(world, ledger),
        met: ledger.acknowledged() > 0,
        figures: `${count} storms of ${plan.roughMs / 1_000} s, ${ledger.acknowledged()} changes acknowledged`,
      });
    });
  },
};

async function storm(world: World, { roughMs, calmMs }: Plan, say: (line: string) => void): Promise<void> {
  for (const kind of storms) {
    for (const { name, of } of ways) {
      say(`${kind} on ${name}`);
      await weather(of(world), kind, roughMs);
      for (const link of linksOf(world)) {
        link.setWeather({ kind: 'open' });
      }
      await wait(calmMs);
    }
  }
}

const resetEveryMs = 500;

async function weather(links: readonly Proxy[], storm: Storm, roughMs: number): Promise<void> {
  if (storm !== 'resets') {
    const kinds: Record<Exclude<Storm, 'resets'>, Weather> = {
      latency: { kind: 'latency', milliseconds: 150 },
      'half-open': { kind: 'half-open' },
      cut: { kind: 'cut' },
    };
    links.forEach((link) => {
      link.setWeather(kinds[storm]);
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
