import type { Operation } from '@marquee/contracts/operation';
import { createMockApi } from './mock-api.ts';
import { createRoom } from './room.ts';
import type { Keeper, Room } from './room.ts';
import type { Scenario } from './scene.ts';

type Call = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

export type Rehearsal<World> = {
  room: Room<World>;
  /** Calls an operation as a page would. */
  ask: (operation: Operation, call?: Call) => Promise<Response>;
};

/** Reads without a path parameter: each must match its contract in a scenario. */
export function plainReads<World>({ scenes }: Scenario<World>): Operation[] {
  return scenes.map(({ operation }) => operation).filter(({ method, params }) => method === 'get' && !params);
}

/** Runs a scenario without a browser, at the constant time `now`. */
export function rehearse<World>(scenario: Scenario<World>, now: Date): Rehearsal<World> {
  const clock = () => now;
  const room = createRoom({ name: 'rehearsal', keeper: keptInMemory(), begin: scenario.begin, now: clock });
  const api = createMockApi({ scenario, room, now: clock });
  return {
    room,
    ask: (operation, { params = {}, query = {}, body } = {}) => {
      const address = `http://alone.example/?${new URLSearchParams(query).toString()}`;
      const method = operation.method.toUpperCase();
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return api.answer(operation, new Request(address, { method, ...sent }), params);
    },
  };
}

export function keptInMemory(): Keeper {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    keep: (key, text) => texts.set(key, text).has(key),
    forget: (key) => void texts.delete(key),
  };
}
