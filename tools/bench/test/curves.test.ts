import { curvesOf } from '../src/growth/curves.ts';
import type { HotCall } from '../src/growth/hot-calls.ts';

function aCall(name: string, size: string, calls: string[]): HotCall {
  const record = (what: string) => () => {
    calls.push(`${what} ${name} at ${size}`);
    return Promise.resolve();
  };
  return { name, send: record('send'), query: record('query') };
}

describe('curves', () => {
  test('when products of several sizes are measured, then in every round each call and its query run at all sizes in turn', async () => {
    const calls: string[] = [];
    const sized = ['1', '2'].map((size) => ({
      events: Number(size),
      calls: [aCall('GET /a', size, calls), aCall('GET /b', size, calls)],
    }));

    const curves = await curvesOf(sized, { rounds: 2, calls: 1 });

    const round = ['a', 'b'].flatMap((call) =>
      ['1', '2'].flatMap((size) => [`send GET /${call} at ${size}`, `query GET /${call} at ${size}`]),
    );
    expect(calls).toEqual([...round, ...round]);
    expect(curves.map(({ name, points }) => [name, points.map(({ events }) => events)])).toEqual([
      ['GET /a', [1, 2]],
      ['GET /b', [1, 2]],
    ]);
  });
});
