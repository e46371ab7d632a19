import { judgeNeighbors } from '../src/neighbors/judge-neighbors.ts';
import type { Neighborhood } from '../src/neighbors/judge-neighbors.ts';

describe('judge neighbors', () => {
  const min = { guesses: 200, sprayed: 100, owner: 12, signUps: 60 };
  const answered = (count: number, status: number): number[] => Array.from({ length: count }, () => status);
  const seen: Neighborhood = {
    guesses: [...answered(5, 401), ...answered(195, 429)],
    sprayed: [...answered(49, 401), ...answered(51, 429)],
    owner: answered(12, 200),
    neighbor: [200],
    signUps: answered(60, 201),
  };

  test('when the owner, a neighbor and new people get in and strangers do not, then the gate passes', () => {
    expect(judgeNeighbors(seen, min).passed).toBe(true);
  });

  test.each<[string, Partial<Neighborhood>]>([
    ['the owner’s device is locked out once', { owner: [429, ...answered(11, 200)] }],
    ['the owner’s device finds the queue full', { owner: [...answered(11, 200), 503] }],
    ['the neighbor is locked out', { neighbor: [429] }],
    ['the neighbor did not try', { neighbor: [] }],
    ['sign-ups of the wedding fair are rejected', { signUps: [...answered(30, 201), ...answered(30, 429)] }],
    ['a stranger gets in', { guesses: [200, ...seen.guesses] }],
    ['a guess gets a server error', { sprayed: [500, ...seen.sprayed] }],
    ['spraying is not slowed', { sprayed: answered(100, 401) }],
    ['there are too few guesses', { guesses: answered(199, 429) }],
    ['there are too few accounts tried', { sprayed: answered(49, 401) }],
    ['there are too few sign-ups', { signUps: answered(59, 201) }],
    ['the owner signs in too rarely', { owner: answered(11, 200) }],
  ])('when %s, then the gate fails', (_fault, planted) => {
    expect(judgeNeighbors({ ...seen, ...planted }, min).passed).toBe(false);
  });
});
