import { spreadOf } from '../measure/spread.ts';
import type { Spread } from '../measure/spread.ts';
import type { HotCall } from './hot-calls.ts';

/** Milliseconds at one size: the spread of the rounds' medians. */
export type Point = { events: number; asked: Spread; queried: Spread };

export type Curve = { name: string; points: readonly Point[] };

/** The same calls at every size. */
export type Sized = { events: number; calls: readonly HotCall[] };

/** `calls`: how many of each per round. */
export type Pace = { rounds: number; calls: number };

/** One median per round. */
type Seen = { events: number; call: HotCall; asked: number[]; queried: number[] };

/** In each round one call after the other, each at every size in turn, with its bare query. */
export async function curvesOf(
  sized: readonly Sized[],
  { rounds, calls: ofEach }: Pace,
): Promise<readonly Curve[]> {
  const names = sized[0]?.calls.map(({ name }) => name) ?? [];
  const curves = names.map((name) => ({ name, seen: sized.flatMap((size) => nothingSeen(size, name)) }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { call, asked, queried } of curves.flatMap(({ seen }) => seen)) {
      asked.push(await medianTime(call.ask, ofEach));
      queried.push(await medianTime(call.query, ofEach));
    }
  }
  return curves.map(({ name, seen }) => ({ name, points: seen.map(toPoint) }));
}

function nothingSeen({ events, calls }: Sized, name: string): Seen[] {
  const named = calls.filter((call) => call.name === name);
  return named.map((call) => ({ events, call, asked: [], queried: [] }));
}

function toPoint({ events, asked, queried }: Seen): Point {
  return { events, asked: spreadOf(asked), queried: spreadOf(queried) };
}

async function medianTime(act: () => Promise<void>, times: number): Promise<number> {
  const milliseconds: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await act();
    milliseconds.push(performance.now() - start);
  }
  return spreadOf(milliseconds).median;
}
