import type { Operation } from '@marquee/contracts/operation';
import { createMockApi } from './mock-api.ts';
import { createMockStore } from './mock-store.ts';
import type { TextStorage, MockStore } from './mock-store.ts';
import type { Scenario } from './scene.ts';

type Call = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

export type ScenarioRun<State> = {
  store: MockStore<State>;
  /** Calls an operation as a page would. */
  call: (operation: Operation, call?: Call) => Promise<Response>;
};

/** The GET operations of a scenario's scenes, without those that have a path parameter. A test can call each to check the answer. */
export function parameterlessReads<State>({ scenes }: Scenario<State>): Operation[] {
  return scenes.map(({ operation }) => operation).filter(({ method, params }) => method === 'get' && !params);
}

/** Runs a scenario without a browser, at the constant time `now`. */
export function runScenario<State>(scenario: Scenario<State>, now: Date): ScenarioRun<State> {
  const clock = () => now;
  const store = createMockStore({
    name: 'test',
    storage: createMemoryStorage(),
    createInitialState: scenario.createInitialState,
    now: clock,
  });
  const api = createMockApi({ scenario, store, now: clock });
  return {
    store,
    call: (operation, { params = {}, query = {}, body } = {}) => {
      const address = `http://alone.example/?${new URLSearchParams(query).toString()}`;
      const method = operation.method.toUpperCase();
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return api.answer(operation, new Request(address, { method, ...sent }), params);
    },
  };
}

export function createMemoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => texts.set(key, text).has(key),
    remove: (key) => void texts.delete(key),
  };
}
