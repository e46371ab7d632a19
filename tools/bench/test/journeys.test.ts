import type { VirtualUsers } from '../src/load/virtual-users.ts';
import type { LoadResponse } from '../src/load/parse-response.ts';
import { createJourneys } from '../src/load/journeys.ts';

const users: VirtualUsers = {
  clients: [{ email: 'amara@bench.example', password: '', cookie: 'sid=client' }],
  providers: [{ email: 'dev@bench.example', password: '', cookie: 'sid=provider' }],
};

function answer(status: number, id = 'e1'): LoadResponse {
  return { status, body: { id } };
}

/** Responds like the product: 201 with an id to a request that creates something, otherwise 200. */
function answered({ path }: { path: string }): LoadResponse {
  const isMade = ['/api/events', '/line-items'].some((end) => path.endsWith(end));
  return answer(isMade ? 201 : 200, path.endsWith('create-quote') ? 'q1' : 'e1');
}

const leadMs = 2_000;
/** Milliseconds before a step that no journey has taken yet. */
const pause = 2_000 + leadMs;

/** `write` sends `count` writes, one per 100 ms, each answered after `answerMs`; returns their descriptions. */
function createLoad() {
  let now = 0;
  const journeys = createJourneys(users, { now: () => now, leadMs });
  let late: { at: number; answer: () => void }[] = [];
  let unplanned = 0;
  return {
    /** The number of writes that replaced the step whose turn it was. */
    unplanned: () => unplanned,
    write(count: number, answerMs = 0): string[] {
      return Array.from({ length: count }, () => {
        const { call, isUnplanned, handleResponse } = journeys.next();
        unplanned += Number(isUnplanned);
        late.push({ at: now + answerMs, answer: () => void handleResponse(answered(call)) });
        now += 100;
        for (const { answer: respond } of late.filter(({ at }) => at < now)) {
          respond();
        }
        late = late.filter(({ at }) => at >= now);
        return `${(call.cookie ?? '').slice(4)} ${call.method} ${call.path}`;
      });
    },
  };
}

/** The number of steps of a journey. */
const length = 11;

function acceptancesAmong(writes: readonly string[]): number {
  return writes.filter((write) => write.endsWith('/accept')).length;
}

describe('journeys', () => {
  test('when a write was answered and the pause is over, then its journey continues in the turn of the next step', () => {
    let now = 0;
    const journeys = createJourneys(users, { now: () => now, leadMs });
    const first = journeys.next();

    expect(first.handleResponse(answer(201))).toBe(true);
    now = pause - 1;
    const tooEarly = journeys.next();
    now = pause;
    const others = Array.from({ length }, () => journeys.next());

    expect(first.call).toMatchObject({ method: 'POST', path: '/api/events', cookie: 'sid=client' });
    expect(tooEarly.call.path).toBe('/api/events');
    expect(others.at(-1)?.call).toMatchObject({ method: 'PUT', path: '/api/client/events/e1' });
  });

  test('when no journey waits for a step, then an event is created instead, marked as unplanned, and not continued', () => {
    let now = 0;
    const journeys = createJourneys(users, { now: () => now, leadMs });
    const planned = journeys.next();

    const unplanned = journeys.next();
    expect(unplanned.handleResponse(answer(201))).toBe(true);
    now = pause;
    const others = Array.from({ length }, () => journeys.next());

    expect([planned.isUnplanned, unplanned.isUnplanned]).toEqual([false, true]);
    expect(others.at(-1)?.call).toMatchObject({ method: 'POST', path: '/api/events' });
  });

  test('when a response was not the declared one, then its journey is dropped', () => {
    let now = 0;
    const journeys = createJourneys(users, { now: () => now, leadMs });

    expect(journeys.next().handleResponse(answer(500))).toBe(false);
    now = pause;

    expect(journeys.next().call.path).toBe('/api/events');
  });

  test('when a journey is complete, then its provider has quoted and its client has accepted', () => {
    const written = createLoad().write(600);

    expect(written).toContain('provider POST /api/provider/events/e1/create-quote');
    expect(written).toContain('provider POST /api/quotes/q1/send-to-client');
    expect(written).toContain('client POST /api/client/quotes/q1/accept');
    expect(written).toContain('client PATCH /api/clients/profile');
  });

  test('when the load has run for as long as a journey takes, then the next eleven writes contain each step once', () => {
    const load = createLoad();
    load.write(600);

    const paths = load.write(length);

    expect(new Set(paths).size).toBe(length - 1);
    expect(paths.filter((path) => path.endsWith('/line-items'))).toHaveLength(2);
  });

  test('when the load has run for as long as a journey takes and responses are two seconds late, then no turn lacks a journey', () => {
    const load = createLoad();
    load.write(600);
    const before = load.unplanned();

    load.write(200, 2_000);

    expect(load.unplanned()).toBe(before);
  });

  test('when responses were late for a while, then each later round of eleven writes has at most one acceptance', () => {
    const load = createLoad();
    load.write(600);
    load.write(100, 8_000);

    const perRound = Array.from({ length: 40 }, () => acceptancesAmong(load.write(length)));

    expect(Math.max(...perRound)).toBe(1);
    expect(perRound.at(-1)).toBe(1);
  });
});
