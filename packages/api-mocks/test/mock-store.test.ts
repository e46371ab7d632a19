import { createMockStore } from '../src/mock-store.ts';
import { createMemoryStorage } from '../src/run-scenario.ts';

type Counted = { count: number };

const morning = new Date('2026-11-23T15:00:00.000Z');
const nextDay = new Date('2026-11-24T15:00:00.000Z');

function aStore({ storage = createMemoryStorage(), at = morning } = {}) {
  return createMockStore<Counted>({
    name: 'mfe_client',
    storage,
    createInitialState: () => ({ count: 1 }),
    now: () => at,
  });
}

describe('the state of a remote that runs alone', () => {
  test('when the page is reloaded, then the changes and the chosen person remain', () => {
    const storage = createMemoryStorage();
    aStore({ storage }).save({ count: 2 });
    aStore({ storage }).selectPerson('nobody');

    const reloaded = aStore({ storage });

    expect([reloaded.state(), reloaded.selectedPersonId()]).toEqual([{ count: 2 }, 'nobody']);
  });

  test('when the next day begins, then the state is reset, because its dates are stale', () => {
    const storage = createMemoryStorage();
    aStore({ storage }).save({ count: 2 });

    expect(aStore({ storage, at: nextDay }).state()).toEqual({ count: 1 });
  });

  test('when the state is reset, then the state and the chosen person are as at the start', () => {
    const store = aStore();
    store.save({ count: 2 });
    store.selectPerson('nobody');

    store.reset();

    expect([store.state(), store.selectedPersonId()]).toEqual([{ count: 1 }, null]);
  });
});
