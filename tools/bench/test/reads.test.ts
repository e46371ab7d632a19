import type { VirtualUsers } from '../src/load/virtual-users.ts';
import { createReads } from '../src/load/reads.ts';

function people(count: number, cookie: string) {
  return Array.from({ length: count }, (_one, at) => ({ email: '', password: '', cookie: `${cookie}${at}` }));
}

describe('reads', () => {
  test.each([1, 4, 100])(
    'when each role has %i people, then each person sends every read of the role',
    (ofEach) => {
      const users: VirtualUsers = { clients: people(ofEach, 'c'), providers: people(ofEach, 'p') };
      const { next } = createReads(users);
      const pages = 11 * ofEach;

      const seen = new Set(Array.from({ length: pages }, () => JSON.stringify(next())));

      expect(seen.size).toBe(pages);
    },
  );

  test('when there are fewer providers than clients, then the providers repeat between the clients', () => {
    const { next } = createReads({ clients: people(4, 'c'), providers: people(2, 'p') });

    const readers = Array.from({ length: 44 }, () => next().cookie).filter(
      (one, at, all) => one !== all[at - 1],
    );

    expect(readers).toEqual(['c0', 'p0', 'c1', 'p1', 'c2', 'p0', 'c3', 'p1']);
  });

  test('when all reads of a client are sent, then those of a provider follow, then those of the next client', () => {
    const { next } = createReads({ clients: people(2, 'c'), providers: people(2, 'p') });

    const readers = new Set(Array.from({ length: 22 }, () => next().cookie));

    expect([...readers]).toEqual(['c0', 'p0', 'c1', 'p1']);
  });
});
