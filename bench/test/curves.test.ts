import { curvesOf } from '../src/growth/curves.ts';
import type { HotCall } from '../src/growth/hot-calls.ts';

function aCall(name: string, size: string, acts: string[]): HotCall {
  const act = (what: string) => () => {
    acts.push(`${what} ${name} at ${size}`);
    return Promise.resolve();
  };
  return { name, ask: act('ask'), query: act('query') };
}

describe('curves', () => {
  test('when products of several sizes are measured, then each call visits all sizes, with its query, in every round', async () => {
    const acts: string[] = [];
    const sized = ['1', '2'].map((size) => ({
      events: Number(size),
      calls: [aCall('GET /a', size, acts), aCall('GET /b', size, acts)],
    }));

    const curves = await curvesOf(sized, { rounds: 2, calls: 1 });

    const round = ['a', 'b'].flatMap((call) =>
      ['1', '2'].flatMap((size) => [`ask GET /${call} at ${size}`, `query GET /${call} at ${size}`]),
    );
    expect(acts).toEqual([...round, ...round]);
    expect(curves.map(({ name, points }) => [name, points.map(({ events }) => events)])).toEqual([
      ['GET /a', [1, 2]],
      ['GET /b', [1, 2]],
    ]);
  });
});
