import type { Cast } from '../src/load/cast.ts';
import type { Answer } from '../src/load/read-answer.ts';
import { createStories } from '../src/load/stories.ts';

const cast: Cast = {
  clients: [{ email: 'amara@bench.example', password: '', cookie: 'sid=client' }],
  providers: [{ email: 'dev@bench.example', password: '', cookie: 'sid=provider' }],
};

function answer(status: number, id = 'e1'): Answer {
  return { status, body: { id } };
}

/** The product's response: a creation gets 201 with an id. */
function answered({ path }: { path: string }): Answer {
  const isMade = ['/api/events', '/line-items'].some((end) => path.endsWith(end));
  return answer(isMade ? 201 : 200, path.endsWith('create-quote') ? 'q1' : 'e1');
}

const leadMs = 2_000;
/** The step has not been taken before. */
const rest = 2_000 + leadMs;

/** All writes in that time, one per 100 ms, answered after `answerMs`. */
function createWorld() {
  let now = 0;
  const stories = createStories(cast, { now: () => now, leadMs });
  let late: { at: number; answer: () => void }[] = [];
  let instead = 0;
  return {
    /** How many writes were not of the step whose turn it was. */
    instead: () => instead,
    write(count: number, answerMs = 0): string[] {
      return Array.from({ length: count }, () => {
        const { call, isInstead, isAnswered } = stories.next();
        instead += Number(isInstead);
        late.push({ at: now + answerMs, answer: () => void isAnswered(answered(call)) });
        now += 100;
        for (const { answer: take } of late.filter(({ at }) => at < now)) {
          take();
        }
        late = late.filter(({ at }) => at >= now);
        return `${(call.cookie ?? '').slice(4)} ${call.method} ${call.path}`;
      });
    },
  };
}

/** Number of steps of a story. */
const length = 11;

function acceptancesAmong(writes: readonly string[]): number {
  return writes.filter((write) => write.endsWith('/accept')).length;
}

describe('stories', () => {
  test('when a write was answered, then its story continues in the turn of the next step, after the pause', () => {
    let now = 0;
    const stories = createStories(cast, { now: () => now, leadMs });
    const first = stories.next();

    expect(first.isAnswered(answer(201))).toBe(true);
    now = rest - 1;
    const tooEarly = stories.next();
    now = rest;
    const others = Array.from({ length }, () => stories.next());

    expect(first.call).toMatchObject({ method: 'POST', path: '/api/events', cookie: 'sid=client' });
    expect(tooEarly.call.path).toBe('/api/events');
    expect(others.at(-1)?.call).toMatchObject({ method: 'PUT', path: '/api/client/events/e1' });
  });

  test('when no story waits for a step, then an event is created instead, which is reported and not continued', () => {
    let now = 0;
    const stories = createStories(cast, { now: () => now, leadMs });
    const begun = stories.next();

    const instead = stories.next();
    expect(instead.isAnswered(answer(201))).toBe(true);
    now = rest;
    const others = Array.from({ length }, () => stories.next());

    expect([begun.isInstead, instead.isInstead]).toEqual([false, true]);
    expect(others.at(-1)?.call).toMatchObject({ method: 'POST', path: '/api/events' });
  });

  test('when a response was not the declared one, then its story is dropped', () => {
    let now = 0;
    const stories = createStories(cast, { now: () => now, leadMs });

    expect(stories.next().isAnswered(answer(500))).toBe(false);
    now = rest;

    expect(stories.next().call.path).toBe('/api/events');
  });

  test('when a story is complete, then its provider has quoted and its client has accepted', () => {
    const told = createWorld().write(600);

    expect(told).toContain('provider POST /api/provider/events/e1/create-quote');
    expect(told).toContain('provider POST /api/quotes/q1/send-to-client');
    expect(told).toContain('client POST /api/client/quotes/q1/accept');
    expect(told).toContain('client PATCH /api/clients/profile');
  });

  test('when all have continued for as long as a story takes, then of every eleven writes each step is one', () => {
    const world = createWorld();
    world.write(600);

    const paths = world.write(length);

    expect(new Set(paths).size).toBe(length - 1);
    expect(paths.filter((path) => path.endsWith('/line-items'))).toHaveLength(2);
  });

  test('when all have continued for that long, then responses two seconds late leave no turn without a story', () => {
    const world = createWorld();
    world.write(600);
    const before = world.instead();

    world.write(200, 2_000);

    expect(world.instead()).toBe(before);
  });

  test('when responses were late for a while, then stories begun meanwhile do not accept together', () => {
    const world = createWorld();
    world.write(600);
    world.write(100, 8_000);

    const perStory = Array.from({ length: 40 }, () => acceptancesAmong(world.write(length)));

    expect(Math.max(...perStory)).toBe(1);
    expect(perStory.at(-1)).toBe(1);
  });
});
