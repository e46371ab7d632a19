import { coverageFaults, coverageOf, unneededRules } from './judge-answers.ts';
import type { Answers } from './judge-answers.ts';

const operations = ['listQuotes', 'createQuote', 'startLogin', 'getQuote'];

function answered(...statuses: [operation: string, status: number][]): Answers {
  return new Map(statuses.map(([operation, status]) => [operation, new Map([[status, 1]])]));
}

describe('the coverage of a run', () => {
  test('when half of the operations succeed, a redirect among them, then the coverage is sufficient', () => {
    const answers = answered(
      ['listQuotes', 200],
      ['createQuote', 422],
      ['startLogin', 302],
      ['getQuote', 404],
    );

    expect(coverageFaults(coverageOf(answers, operations), operations)).toEqual([]);
  });

  test('when every call is rejected, then the coverage is insufficient', () => {
    const refused = operations.map((name): [string, number] => [name, 401]);

    expect(coverageFaults(coverageOf(answered(...refused), operations), operations)).toEqual([
      '0 % of its operations succeeded, at least 50 % are needed',
    ]);
  });

  test('when an operation was never called, then it is reported', () => {
    const answers = answered(['listQuotes', 200], ['createQuote', 201], ['startLogin', 302]);

    expect(coverageFaults(coverageOf(answers, operations), operations)).toEqual(['not called: getQuote']);
  });
});

describe('a rule beyond the description', () => {
  const rule = { operation: 'createQuote', status: 422, reason: 'the record decides' } as const;

  test('when an answer to any role has the status of the rule, then the rule is needed', () => {
    expect(unneededRules([rule], [answered(['createQuote', 403]), answered(['createQuote', 422])])).toEqual(
      [],
    );
  });

  test('when no answer has the status of the rule, then the rule is reported', () => {
    expect(unneededRules([rule], [answered(['createQuote', 201])])).toEqual([
      'no 422 of createQuote was answered: its rule was not needed',
    ]);
  });
});
