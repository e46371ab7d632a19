import { judgeRouting } from '../src/paths/judge-routing.ts';
import type { TriedPath } from '../src/paths/judge-routing.ts';
import { mutate, mutations } from '../src/paths/mutations.ts';
import { ownerOf } from '../src/paths/owners.ts';
import { judgeOldCookies } from '../src/sessions/judge-old-cookies.ts';
import type { TriedCookie } from '../src/sessions/judge-old-cookies.ts';

describe('owner of a path', () => {
  test.each([
    ['/api/events', 'events'],
    ['/api/events/7/status', 'events'],
    ['/api/client/quote', 'quotes'],
    ['/api/provider/events/7/create-quote', 'quotes'],
    ['/api/admin/messages/billing/queues', 'billing'],
    ['/api/eventss', null],
    ['/api/events/', null],
    ['/api/client/quote/7', null],
    ['/api/provider/events', null],
    ['/apis/events', null],
    ['/internal/session-tokens', null],
  ])('the owner of %s is %s', (path, owner) => {
    expect(ownerOf(path)).toBe(owner);
  });
});

describe('judge routing', () => {
  const wrongWays = Array.from({ length: 200 }, (_, place): TriedPath => {
    return { kind: 'an additional letter', path: `/api/quote${place}`, status: 404, arrivedAt: [] };
  });
  const right: TriedPath = { kind: null, path: '/api/quotes', status: 200, arrivedAt: ['quotes'] };
  const [first, ...others] = wrongWays as [TriedPath, ...TriedPath[]];

  test('when every request arrives at its owner, then the gate passes', () => {
    const deeper = {
      kind: 'an additional segment',
      path: '/api/quotes/x',
      status: 404,
      arrivedAt: ['quotes'],
    };
    expect(judgeRouting([right, ...wrongWays, deeper, { ...first, status: 400 }]).passed).toBe(true);
  });

  test.each([
    ['a path without an owner arrives', [right, { ...first, arrivedAt: ['quotes'] }, ...others]],
    ['a path arrives at another service', [{ ...right, arrivedAt: ['events'] }, ...wrongWays]],
    ['a path arrives at two services', [{ ...right, arrivedAt: ['quotes', 'events'] }, ...wrongWays]],
    ['a correct path does not arrive', [{ ...right, arrivedAt: [] }, ...wrongWays]],
    ['a path is neither delivered nor rejected', [right, { ...first, status: 502 }, ...others]],
    ['there are too few mutated paths', [right, ...others]],
    ['no correct path was tried', wrongWays],
  ])('when %s, then the gate fails', (_fault, planted) => {
    expect(judgeRouting(planted).passed).toBe(false);
  });

  test('when paths are mutated, then each address occurs once and none is a correct path', () => {
    const paths = ['/api/quotes', '/api/client/quotes/7/accept'];
    const addresses = mutate(paths).map(({ path }) => path);

    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).not.toEqual(expect.arrayContaining(paths));
    expect(addresses.length).toBeGreaterThan(Object.keys(mutations).length);
  });
});

describe('judge old cookies', () => {
  const refused: TriedCookie = { route: '/api/auth/user', ended: 'signing out', before: 200, after: 401 };

  test('when each old cookie is rejected, then the gate passes', () => {
    expect(judgeOldCookies([refused, { ...refused, before: 403 }], 2).passed).toBe(true);
  });

  test.each([
    ['an old cookie is accepted', { ...refused, after: 200 }],
    ['an old cookie is rejected for another reason', { ...refused, after: 403 }],
    ['a session was never open', { ...refused, before: 401 }],
    ['a route was broken before', { ...refused, before: 500 }],
  ])('when %s, then the gate fails', (_fault, planted) => {
    expect(judgeOldCookies([refused, planted], 2).passed).toBe(false);
  });

  test('when too few old cookies were tried, then the gate fails', () => {
    expect(judgeOldCookies([refused], 2).passed).toBe(false);
  });
});
