import { limits } from '@marquee/service-kit/throttle/limits';

import { judgeConnections } from '../src/connections/judge-connections.ts';
import type { Wave } from '../src/connections/judge-connections.ts';

const wave: Wave = {
  what: 'idle connections',
  opened: 1_500,
  held: limits.CONNECTION_ADDRESS_LIMIT.count,
  overAfterMs: 9_200,
  overWithinMs: 10_000,
  others: Array.from({ length: 20 }, () => ({ status: 200, ms: 3 })),
  health: [200],
};
const slow: Wave = { ...wave, what: 'slow heads', overAfterMs: 21_000, overWithinMs: 26_000 };

describe('judge connections', () => {
  test('when one address keeps its share and everyone else is answered, then the gate passes', () => {
    expect(judgeConnections([wave, slow], 1_500).passed).toBe(true);
  });

  test.each<[string, Partial<Wave>]>([
    ['the address keeps more than its share', { held: limits.CONNECTION_ADDRESS_LIMIT.count + 1 }],
    ['every connection of the address is refused', { held: 0 }],
    ['another address is refused', { others: [...wave.others, { status: 429, ms: 3 }] }],
    ['another address gets no connection', { others: [...wave.others, { status: 0, ms: 3 }] }],
    ['no other address sent a request', { others: [] }],
    ['the health port does not answer', { health: [200, 0] }],
    ['nobody requested the health port', { health: [] }],
    ['an idle connection stays', { overAfterMs: 10_001 }],
    ['too few connections were opened', { opened: 1_499 }],
  ])('when %s, then the gate fails', (_fault, planted) => {
    expect(judgeConnections([{ ...wave, ...planted }, slow], 1_500).passed).toBe(false);
  });

  test('when unfinished heads were not tried, then the gate fails', () => {
    expect(judgeConnections([wave], 1_500).passed).toBe(false);
  });
});
