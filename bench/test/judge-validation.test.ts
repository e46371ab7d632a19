import { judgeValidation } from '../src/services/judge-validation.ts';
import type { Writes } from '../src/services/judge-validation.ts';

function rate(cpuMicroseconds: number, failed = 0) {
  return { perSecond: 100, cpuMicroseconds, failed };
}

const calm: Writes = {
  validated: rate(1_000),
  unvalidated: rate(960),
  uncontracted: rate(900),
  takenBy: ['unvalidated', 'uncontracted'],
};

describe('what validation costs a write', () => {
  test('when input validation is as cheap as required, then it is met, and the cost of output validation is reported', () => {
    const { met, figures, remarks } = judgeValidation([calm, calm], 0.96);

    expect(met).toBe(true);
    expect(figures).toContain('0.960 (0.960 to 0.960) × the unvalidated write');
    expect(figures).toContain('0.900 (0.900 to 0.900) × the one whose answer is not looked at either');
    expect(remarks).toHaveLength(3);
    expect(remarks?.[2]).toContain('uncontracted: 100 (100 to 100) requests a second, 900.0');
  });

  test('when one round was disturbed, then the others decide', () => {
    const disturbed = { ...calm, validated: rate(2_000) };

    expect(judgeValidation([calm, disturbed, calm], 0.96).met).toBe(true);
  });

  test.each([
    ['it costs more', { ...calm, validated: rate(1_001) }],
    ['a change failed', { ...calm, uncontracted: rate(900, 1) }],
    ['the shipped service takes what breaks the contract', { ...calm, takenBy: ['quotes', ...calm.takenBy] }],
    ['one of the others rejects it', { ...calm, takenBy: ['unvalidated'] }],
  ])('when %s, then it is not met', (_why, round) => {
    expect(judgeValidation([round], 0.96).met).toBe(false);
  });

  test('when the programs that accept a broken contract vary, then it is not met and both are reported', () => {
    const { met, figures } = judgeValidation([calm, { ...calm, takenBy: [] }], 0.96);

    expect(met).toBe(false);
    expect(figures).toContain('is taken by: unvalidated and uncontracted, or ');
  });
});
