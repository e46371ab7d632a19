import { toConfiguration } from './to-configuration.ts';

describe('the configuration of Schemathesis', () => {
  test('when an operation has rules, then its allowed statuses are those of its rules and those of every operation', () => {
    const reason = 'the record decides';

    const configuration = toConfiguration([
      { operation: 'createQuote', status: 402, reason },
      { operation: 'createQuote', status: 422, reason },
    ]);

    expect(configuration.split('\n\n')).toEqual([
      'checks.positive_data_acceptance.expected-statuses = ["2xx","3xx","401","403","404","409","429"]',
      [
        '[[operations]]',
        'include-operation-id = "createQuote"',
        'checks.positive_data_acceptance.expected-statuses = ["2xx","3xx","401","403","404","409","429","402","422"]',
        '',
      ].join('\n'),
    ]);
  });
});
