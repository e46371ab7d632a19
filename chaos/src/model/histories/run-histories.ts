import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';
import type { RunDetails } from 'fast-check';

import { accountsOf } from './account.ts';
import type { Account } from './account.ts';
import { arrivalsOf, letArrive } from './arrivals.ts';
import type { Arrival, Stand } from './arrivals.ts';
import { contradictionsIn, differencesBetween } from './compare-accounts.ts';
import { envelopesOf } from './envelopes.ts';
import { finalStateOf, issuedNow } from './final-state.ts';
import { changesSinceIssued } from './issued-invoices.ts';
import type { Reading } from './issued-invoices.ts';
import { plots, toStory } from './story.ts';
import type { Story } from './story.ts';
import { storeWhatWasThere } from './what-was-there.ts';

export type HistoryRuns = {
  histories: number;
  deliveries: number;
  /** The queues that received a message. */
  queues: ReadonlySet<string>;
  divergence: string | null;
};

type Plan = { histories: number; seed: number };

/** `once` receives every message once and in order, `again` each one to five times in any order: both must end in the same state. */
export async function runHistories(once: Stand, again: Stand, plan: Plan): Promise<HistoryRuns> {
  const { histories, seed } = plan;
  const queues = new Set<string>();
  let deliveries = 0;

  const ending = async (stand: Stand, story: Story, arrivals: readonly Arrival[], atOnce: number) => {
    await storeWhatWasThere(stand.services, story);
    const readings: Reading[] = [];
    const look = async () => {
      readings.push(await issuedNow(stand.services, story));
    };
    await letArrive(stand, story, { arrivals, atOnce, look });
    expectNoChange(readings);
    return { state: await finalStateOf(stand.services, story), accounts: await accountsOf(stand, story) };
  };
  const details = await fc.check(
    fc.asyncProperty(historiesOn(once), fc.integer({ min: 1, max: 4 }), async (history, atOnce) => {
      const { story, inOrder, arriving } = history;
      const told = await ending(once, story, inOrder, 1);
      const retold = await ending(again, story, arriving, atOnce);
      deliveries += arriving.length;
      for (const arrival of arriving) {
        if (typeof arrival !== 'string') {
          queues.add(arrival.queue);
        }
      }
      expectSame(told.state, retold.state);
      expectSameCourse(story, told.accounts, retold.accounts);
    }),
    {
      numRuns: histories,
      // A history leaves its data behind, so that it cannot be run again to find a smaller one.
      endOnFailure: true,
      seed,
    },
  );
  return { histories: details.numRuns, deliveries, queues, divergence: reportOf(details) };
}

function historiesOn({ services }: Stand) {
  const { identity, events, quotes, billing } = services;
  const consumers = [identity, events, quotes, billing].flatMap((service) => service.consumers);
  return plots.map(toStory).chain((story) => {
    const inOrder = arrivalsOf(consumers, envelopesOf(story, services.clock.now()), story);
    const repeated = fc
      .tuple(
        ...inOrder.map((arrival) => fc.integer({ min: 1, max: 5 }).map((times) => copies(arrival, times))),
      )
      .map((all) => all.flat());
    const arriving = repeated.chain((all) =>
      fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
    );
    return fc.record({ story: fc.constant(story), inOrder: fc.constant(inOrder), arriving });
  });
}

function copies(arrival: Arrival, times: number): Arrival[] {
  return Array.from({ length: times }, () => arrival);
}

function expectNoChange(readings: readonly Reading[]): void {
  const changes = changesSinceIssued(readings);
  if (changes.length > 0) {
    throw new Error(changes.join(', '));
  }
}

function expectSame(expected: unknown, found: unknown): void {
  if (!isDeepStrictEqual(found, expected)) {
    throw new Error(`once in order: ${JSON.stringify(expected)}\nas it came: ${JSON.stringify(found)}`);
  }
}

function expectSameCourse(story: Story, once: readonly Account[], again: readonly Account[]): void {
  const found = again.flatMap((account, index) => {
    const expected = once[index];
    return expected === undefined
      ? [`nothing was expected of ${account.id}`]
      : [
          ...contradictionsIn(story, expected),
          ...contradictionsIn(story, account),
          ...differencesBetween(story, expected, account),
        ];
  });
  if (found.length > 0) {
    throw new Error(
      `${found.join(', ')}; once in order: ${JSON.stringify(once)}\nas it came: ${JSON.stringify(again)}`,
    );
  }
}

function reportOf<Given>(details: RunDetails<Given>): string | null {
  if (!details.failed) {
    return null;
  }
  const { errorInstance, seed, counterexamplePath } = details;
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `seed ${seed}, path ${counterexamplePath ?? ''}: ${why}`;
}
