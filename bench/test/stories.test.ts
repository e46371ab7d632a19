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

describe('stories', () => {
  test('when a write was answered, then its story goes on once people have rested', () => {
    let now = 0;
    const stories = createStories(cast, () => now);
    now = 2_000;

    const first = stories.next();
    expect(first.isAnswered(answer(201))).toBe(true);
    const meanwhile = stories.next();
    now = 4_000;
    const second = stories.next();

    expect(first.call).toMatchObject({ method: 'POST', path: '/api/events', cookie: 'sid=client' });
    expect(meanwhile.call.path).toBe('/api/events');
    expect(second.call).toMatchObject({ method: 'PUT', path: '/api/client/events/e1' });
  });

  test('when a write was answered otherwise than declared, then its story is left', () => {
    let now = 0;
    const stories = createStories(cast, () => now);

    expect(stories.next().isAnswered(answer(500))).toBe(false);
    now = 2_000;

    expect(stories.next().call.path).toBe('/api/events');
  });

  test('when a story is told to its end, then its provider quotes and its client accepts', () => {
    let now = 0;
    const stories = createStories(cast, () => now);
    now = 2_000;
    const told: string[] = [];

    while (told.at(-1) !== 'client PATCH /api/clients/profile') {
      const { call, isAnswered } = stories.next();
      told.push(`${(call.cookie ?? '').slice(4)} ${call.method} ${call.path}`);
      const isMade = ['/api/events', '/line-items'].some((end) => call.path.endsWith(end));
      isAnswered(answer(isMade ? 201 : 200, call.path.endsWith('create-quote') ? 'q1' : 'e1'));
      now += 2_000;
    }

    expect(told).toContain('provider POST /api/provider/events/e1/create-quote');
    expect(told).toContain('provider POST /api/quotes/q1/send-to-client');
    expect(told).toContain('client POST /api/client/quotes/q1/accept');
    expect(told).toHaveLength(11);
  });

  test('when everybody began together, then after one story every step has its turn within one rest', () => {
    let now = 0;
    const stories = createStories(cast, () => now);
    const takeSteps = (count: number) =>
      Array.from({ length: count }, () => {
        const { call, isAnswered } = stories.next();
        [200, 201].some((status) => isAnswered(answer(status)));
        now += 100;
        return `${call.method} ${call.path}`;
      });

    const begun = takeSteps(20);
    takeSteps(220);

    expect(new Set(begun)).toEqual(new Set(['POST /api/events']));
    expect(new Set(takeSteps(20)).size).toBe(10);
  });
});
