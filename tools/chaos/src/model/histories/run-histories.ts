import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';
import type { RunDetails } from 'fast-check';

import { aggregateHistoriesOf } from './aggregate-history.ts';
import type { AggregateHistory } from './aggregate-history.ts';
import { arrivalsOf, applyArrivals } from './arrivals.ts';
import type { Arrival, TestBed } from './arrivals.ts';
import { contradictionsIn, differencesBetween } from './compare-aggregate-histories.ts';
import { envelopesOf } from './envelopes.ts';
import { finalStateOf, issuedNow } from './final-state.ts';
import { changesSinceIssued } from './issued-invoices.ts';
import type { Reading } from './issued-invoices.ts';
import { storyOptions, toStory } from './story.ts';
import type { Story } from './story.ts';
import { storeInitialState } from './store-initial-state.ts';

export type HistoryRuns = {
  histories: number;
  deliveries: number;
  /** The queues that received a message. */
  queues: ReadonlySet<string>;
  divergence: string | null;
};

type Plan = { histories: number; seed: number };

/**
 * `once` receives every message once and in order, `again` receives each message one to five times in any order. Both must end in the same
 * state.
 */
export async function runHistories(once: TestBed, again: TestBed, plan: Plan): Promise<HistoryRuns> {
  const { histories, seed } = plan;
  const queues = new Set<string>();
  let deliveries = 0;

  const ending = async (testBed: TestBed, story: Story, arrivals: readonly Arrival[], atOnce: number) => {
    await storeInitialState(testBed.services, story);
    const readings: Reading[] = [];
    const afterEach = async () => {
      readings.push(await issuedNow(testBed.services, story));
    };
    await applyArrivals(testBed, story, { arrivals, atOnce, afterEach });
    expectNoChange(readings);
    return {
      state: await finalStateOf(testBed.services, story),
      aggregateHistories: await aggregateHistoriesOf(testBed, story),
    };
  };
  const details = await fc.check(
    fc.asyncProperty(historiesOn(once), fc.integer({ min: 1, max: 4 }), async (history, atOnce) => {
      const { story, inOrder, arriving } = history;
      const expected = await ending(once, story, inOrder, 1);
      const actual = await ending(again, story, arriving, atOnce);
      deliveries += arriving.length;
      for (const arrival of arriving) {
        if (typeof arrival !== 'string') {
          queues.add(arrival.queue);
        }
      }
      expectSame(expected.state, actual.state);
      expectSameHistories(story, expected.aggregateHistories, actual.aggregateHistories);
    }),
    {
      numRuns: histories,
      // A history leaves its data behind, so that fast-check cannot run it again to find a smaller one.
      endOnFailure: true,
      seed,
    },
  );
  return { histories: details.numRuns, deliveries, queues, divergence: reportOf(details) };
}

function historiesOn({ services }: TestBed) {
  const { identity, events, quotes, billing } = services;
  const consumers = [identity, events, quotes, billing].flatMap((service) => service.consumers);
  return storyOptions.map(toStory).chain((story) => {
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
    throw new Error(
      `delivered once in order: ${JSON.stringify(expected)}\nas delivered: ${JSON.stringify(found)}`,
    );
  }
}

function expectSameHistories(
  story: Story,
  once: readonly AggregateHistory[],
  again: readonly AggregateHistory[],
): void {
  const found = again.flatMap((history, index) => {
    const expected = once[index];
    return expected === undefined
      ? [`unexpected aggregate ${history.id}`]
      : [
          ...contradictionsIn(story, expected),
          ...contradictionsIn(story, history),
          ...differencesBetween(story, expected, history),
        ];
  });
  if (found.length > 0) {
    throw new Error(
      `${found.join(', ')}; delivered once in order: ${JSON.stringify(once)}\nas delivered: ${JSON.stringify(again)}`,
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
