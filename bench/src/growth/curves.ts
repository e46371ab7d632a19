import { spreadOf } from '../measure/spread.ts';
import type { HotCall } from './hot-calls.ts';

/** Milliseconds: the median of each at one size. */
export type Point = { events: number; asked: number; queried: number };

export type Curve = { name: string; points: readonly Point[] };

type Pace = { rounds: number; calls: number };

/** One after the other, and its bare query beside it in each round. */
export async function pointsAt(
  events: number,
  calls: readonly HotCall[],
  { rounds, calls: ofEach }: Pace,
): Promise<readonly Point[]> {
  const seen = calls.map((call) => ({ call, asked: [] as number[], queried: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { call, asked, queried } of seen) {
      asked.push(...(await timed(call.ask, ofEach)));
      queried.push(...(await timed(call.query, ofEach)));
    }
  }
  return seen.map(({ asked, queried }) => ({
    events,
    asked: spreadOf(asked).median,
    queried: spreadOf(queried).median,
  }));
}

async function timed(act: () => Promise<void>, times: number): Promise<number[]> {
  const milliseconds: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await act();
    milliseconds.push(performance.now() - start);
  }
  return milliseconds;
}
