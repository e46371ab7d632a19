import { operations } from '@marquee/contracts/operations';
import fc from 'fast-check';

import { badRequest } from '../src/fuzz/bad-request.ts';
import type { BadRequest } from '../src/fuzz/bad-request.ts';
import { describedInputs } from '../src/fuzz/description.ts';
import type { Described } from '../src/fuzz/description.ts';
import { isKnownBad } from '../src/fuzz/is-known-bad.ts';
import { judgeFuzz } from '../src/fuzz/judge-fuzz.ts';
import { knownFields } from '../src/fuzz/known-fields.ts';
import type { KnownField } from '../src/fuzz/known-fields.ts';
import { recordOperations } from '../src/fuzz/send-to-records.ts';
import { unusualBody } from '../src/fuzz/unusual-bodies.ts';
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

const taken: Seen = { status: 201, body: { id: 'x' } };
const some = { changes: [], min: 21, minOdd: 21, operations: 1, seed: 1 };

const verdictOn = (tally: Tally, changes: string[] = []) =>
  judgeFuzz({ ...some, tally, changes, odd: talliedWith(taken) });

describe('judge fuzz', () => {
  test.each([refused, { status: 404, body: { code: 'not_found' } }, { status: 429, body: {} }])(
    'when bad requests are rejected with %j, then the gate passes',
    (answer) => {
      expect(verdictOn(talliedWith(answer)).passed).toBe(true);
    },
  );

  test.each<[string, Seen | null]>([
    ['a request gets a server error', { status: 500, body: { code: 'internal_error' } }],
    ['a request is not answered in time', null],
    ['a request is accepted', { status: 200, body: {} }],
    ['a response has a stack trace', { status: 400, body: { message: 'Error\n    at save (quote.ts:7)' } }],
    ['a response contains internal names', { status: 400, body: 'MongoServerError: E11000' }],
  ])('when %s, then the gate fails', (_fault, answer) => {
    expect(verdictOn(talliedWith(answer)).passed).toBe(false);
  });

  test('when a document changed, then the gate fails', () => {
    expect(verdictOn(talliedWith(refused), ['quotes.quotes: 1 became 2']).passed).toBe(false);
  });

  test.each([{ min: 22 }, { minOdd: 22 }])(
    'when %j are required and there were fewer, then the gate fails',
    (more) => {
      expect(
        judgeFuzz({ ...some, tally: talliedWith(refused), odd: talliedWith(taken), ...more }).passed,
      ).toBe(false);
    },
  );

  test.each<[string, Seen | null]>([
    ['an unusual request gets a server error', { status: 500, body: { code: 'internal_error' } }],
    ['an unusual request is not answered in time', null],
    [
      'the response to an unusual request contains a stack trace',
      { status: 201, body: { message: 'Error\n    at save (quote.ts:7)' } },
    ],
    ['no unusual request is accepted', refused],
  ])('when %s, then the gate fails', (_fault, answer) => {
    expect(judgeFuzz({ ...some, tally: talliedWith(refused), odd: talliedWith(answer) }).passed).toBe(false);
  });

  test.each<[number, string]>([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [413, 'body_too_large'],
    [415, 'unsupported_content_type'],
    [429, 'too_many_attempts'],
    [400, 'malformed_body'],
    [400, 'malformed_target'],
  ])('when requests are answered %i %s, then they count as not having reached a service', (status, code) => {
    const tally = emptyTally();
    count(tally, request, { status, body: { code } });

    expect(tally.reached).toBe(0);
    expect(judgeFuzz({ ...some, tally, min: 1, odd: talliedWith(taken) }).passed).toBe(false);
  });
});

describe('unusual requests about records that exist', () => {
  test('every described operation with a record and fields has a state in which a call succeeds, unless it needs a broker', () => {
    const changing = describedInputs().filter(
      ({ params, body }) => Object.keys(params).length > 0 && Object.keys(body?.properties ?? {}).length > 0,
    );
    const names = changing.map(({ name }) => name).filter((name) => !name.endsWith('DropMessage'));

    expect(recordOperations(describedInputs()).map(({ described }) => described.name)).toEqual(names);
    expect(names).toContain('updateQuote');
  });

  test('when a body is made unusual, then one property differs from the valid body', () => {
    const valid = { amount: '1.00', reason: 'Late' };
    const schema = { properties: { amount: {}, reason: {} } };

    const bodies = fc.sample(unusualBody(valid, schema), { numRuns: 50, seed: 7 }) as (typeof valid)[];

    const changed = bodies.map((body) => [body.amount === valid.amount, body.reason === valid.reason]);
    expect(changed.every(([isAmountValid, isReasonValid]) => isAmountValid !== isReasonValid)).toBe(true);
  });
});

describe('bad requests', () => {
  test.each(describedInputs().map((described) => [described.name, described] as const))(
    'when bad requests are generated for %s, then some are known to be bad, and the contract rejects those',
    (name, described) => {
      const generated = fc.sample(badRequest(described), { numRuns: 300, seed: 7 });
      const bad = generated.filter(isKnownBad);

      expect(bad.length).toBeGreaterThan(0);
      expect(bad.filter((one) => isGood(name, one))).toEqual([]);
      expect(generated.every((one) => Object.values(one.params).every((text) => !text.includes('/')))).toBe(
        true,
      );
    },
  );

  test('every operation without a path parameter has its input in the table of known fields', () => {
    const described = describedInputs().filter(({ params }) => Object.keys(params).length === 0);
    const known = [...knownFields].map(([name, fields]): [string, string[]] => [name, fields.map(marked)]);

    expect(new Map(known.map(sorted))).toEqual(new Map(described.map(takenBy).map(sorted)));
  });

  test.each<[string, Partial<BadRequest>, boolean]>([
    ['createQuote', { body: { clientEmail: 'robin@example.com', eventName: 'x' } }, false],
    ['createQuote', { body: { clientEmail: 'robin@example.com', eventName: '\u0000\u202e\ud800' } }, false],
    ['createQuote', { body: { clientEmail: 'robin@example.com', eventName: 5 } }, true],
    ['createQuote', { body: { clientEmail: 'robin@example.com', eventName: null } }, true],
    ['createQuote', { body: { clientEmail: 'robin@example.com' } }, true],
    ['createQuote', { body: [] }, true],
    ['createQuote', { content: '{"a":' }, true],
    ['updateSettings', { body: { eventReminders: 'yes' } }, true],
    ['listQuotes', { query: { limit: '10', search: '\u202e', status: 'draft' } }, false],
    ['listQuotes', { query: { limit: '-0' } }, true],
    ['listQuotes', { query: { status: "' OR 1=1 --" } }, true],
    ['listQuotes', { query: { search: 'x'.repeat(3_000) } }, true],
    ['getQuote', { params: { id: 'x' } }, true],
  ])('when %s is called with %j, then the request is known to be bad: %j', (name, given, isBad) => {
    expect(isKnownBad({ ...request, name, params: {}, ...given })).toBe(isBad);
  });
});

type Taken = [string, string[]];

function takenBy({ name, query, body }: Described): Taken {
  const { properties = ofEitherRole, required = ['role'] } = body ?? { properties: {}, required: [] };
  const names = [...Object.keys(query), ...Object.keys(properties)];
  return [name, names.map((one) => marked({ name: one, isRequired: required.includes(one) }))];
}

/** The fields that both shapes of the input of `chooseRole` have. */
const ofEitherRole = { role: {}, phone: {} };

function marked({ name, isRequired }: Pick<KnownField, 'name' | 'isRequired'>): string {
  return isRequired ? `${name}!` : name;
}

function sorted([name, fields]: Taken): Taken {
  return [name, fields.toSorted()];
}

function isGood(name: string, { params, query, body, content }: BadRequest): boolean {
  const operation = operations.get(name);
  const isAllowed =
    operation?.query?.safeParse(query).success !== false &&
    operation?.body?.safeParse(JSON.parse(JSON.stringify(body ?? {}))).success !== false;
  return isAllowed && content === undefined && Object.keys(params).length === 0;
}
