import { operations } from '@marquee/contracts/operations';
import fc from 'fast-check';

import { badRequest } from '../src/fuzz/bad-request.ts';
import type { BadRequest } from '../src/fuzz/bad-request.ts';
import { describedInputs } from '../src/fuzz/description.ts';
import { isRefusable } from '../src/fuzz/is-refusable.ts';
import { judgeFuzz } from '../src/fuzz/judge-fuzz.ts';
import { count, emptyTally } from '../src/fuzz/tally.ts';
import type { Seen, Tally } from '../src/fuzz/tally.ts';

const request: BadRequest = {
  name: 'getQuote',
  method: 'GET',
  path: '/api/quotes/{id}',
  params: { id: 'x' },
  query: {},
  body: undefined,
};
const refused: Seen = { status: 400, body: { code: 'invalid_input' } };

function talliedWith(last: Seen | null): Tally {
  const tally = emptyTally();
  for (let place = 0; place < 20; place += 1) {
    count(tally, request, refused);
  }
  count(tally, request, last);
  return tally;
}

const verdictOn = (tally: Tally, changes: string[] = []) =>
  judgeFuzz({ tally, changes, least: 21, operations: 1, seed: 1 });

describe('judge fuzz', () => {
  test.each([refused, { status: 404, body: { code: 'not_found' } }, { status: 429, body: {} }])(
    'when bad requests are refused with %j, then it is met',
    (answer) => {
      expect(verdictOn(talliedWith(answer)).met).toBe(true);
    },
  );

  test.each<[string, Seen | null]>([
    ['one fails', { status: 500, body: { code: 'internal_error' } }],
    ['one is not answered in time', null],
    ['one is accepted', { status: 200, body: {} }],
    ['one tells a stack trace', { status: 400, body: { message: 'Error\n    at save (quote.ts:7)' } }],
    ['one names what is inside', { status: 400, body: 'MongoServerError: E11000' }],
  ])('when %s, then it is not met', (_fault, answer) => {
    expect(verdictOn(talliedWith(answer)).met).toBe(false);
  });

  test('when a document changed, then it is not met', () => {
    expect(verdictOn(talliedWith(refused), ['quotes.quotes: 1 became 2']).met).toBe(false);
  });

  test('when there were too few, then it is not met', () => {
    const { met } = judgeFuzz({
      tally: talliedWith(refused),
      changes: [],
      least: 22,
      operations: 1,
      seed: 1,
    });

    expect(met).toBe(false);
  });

  test.each<[number, string]>([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [413, 'body_too_large'],
    [415, 'unsupported_content_type'],
    [429, 'too_many_attempts'],
    [400, 'malformed_body'],
    [400, 'malformed_target'],
  ])('when most are answered %i %s, then they reached nobody', (status, code) => {
    const tally = emptyTally();
    count(tally, request, { status, body: { code } });

    expect(tally.reached).toBe(0);
    expect(judgeFuzz({ tally, changes: [], least: 1, operations: 1, seed: 1 }).met).toBe(false);
  });
});

describe('bad requests', () => {
  test.each(describedInputs().map((described) => [described.name, described] as const))(
    'when they are drawn for %s, then some must be refused, and all can be sent',
    (name, described) => {
      const drawn = fc.sample(badRequest(described), { numRuns: 300, seed: 7 });
      const operation = operations.get(name);

      expect(operation && drawn.filter((one) => isRefusable(operation, one)).length).toBeGreaterThan(0);
      expect(drawn.every((one) => Object.values(one.params).every((text) => !text.includes('/')))).toBe(true);
    },
  );

  test('when nothing is wrong with a request, then it need not be refused', () => {
    const login = operations.get('login');
    const good = { ...request, params: {}, body: { email: 'robin@example.com', password: 'x' } };

    expect(login && isRefusable(login, good)).toBe(false);
    expect(login && isRefusable(login, { ...good, body: { email: 'robin@example.com' } })).toBe(true);
  });
});
