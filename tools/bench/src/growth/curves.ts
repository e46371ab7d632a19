import { spreadOf } from '../measure/spread.ts';
import type { Spread } from '../measure/spread.ts';
import type { HotCall } from './hot-calls.ts';

/** The times in milliseconds at one size of the product. Each is the spread of the rounds' medians. */
export type Point = { events: number; requestTimes: Spread; queryTimes: Spread };

export type Curve = { name: string; points: readonly Point[] };

/** `events`: the size of the product. `calls`: the same calls at every size. */
export type SizedCalls = { events: number; calls: readonly HotCall[] };

/** `calls`: how often each call and each query is sent per round. */
export type Repetitions = { rounds: number; calls: number };

/** `requestTimes`, `queryTimes`: one median per round. */
type Readings = { events: number; call: HotCall; requestTimes: number[]; queryTimes: number[] };

/** In each round, measures one call after the other. A call and its bare query are measured at every size before the next call follows. */
export async function curvesOf(
  sized: readonly SizedCalls[],
  { rounds, calls: callsPerRound }: Repetitions,
): Promise<readonly Curve[]> {
  const names = sized[0]?.calls.map(({ name }) => name) ?? [];
  const curves = names.map((name) => ({
    name,
    readings: sized.flatMap((size) => emptyReadings(size, name)),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { call, requestTimes, queryTimes } of curves.flatMap(({ readings }) => readings)) {
      requestTimes.push(await medianTime(call.send, callsPerRound));
      queryTimes.push(await medianTime(call.query, callsPerRound));
    }
  }
  return curves.map(({ name, readings }) => ({ name, points: readings.map(toPoint) }));
}

function emptyReadings({ events, calls }: SizedCalls, name: string): Readings[] {
  const named = calls.filter((call) => call.name === name);
  return named.map((call) => ({ events, call, requestTimes: [], queryTimes: [] }));
}

function toPoint({ events, requestTimes, queryTimes }: Readings): Point {
  return { events, requestTimes: spreadOf(requestTimes), queryTimes: spreadOf(queryTimes) };
}

async function medianTime(call: () => Promise<void>, times: number): Promise<number> {
  const milliseconds: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await call();
    milliseconds.push(performance.now() - start);
  }
  return spreadOf(milliseconds).median;
}
