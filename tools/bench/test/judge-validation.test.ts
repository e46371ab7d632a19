import { judgeValidation } from '../src/services/judge-validation.ts';
import type { Writes } from '../src/services/judge-validation.ts';

function rate(cpuMicroseconds: number, failed = 0) {
  return { perSecond: 100, cpuMicroseconds, failed };
}

const quietRound: Writes = {
  validated: rate(1_000),
  unvalidated: rate(960),
  uncontracted: rate(900),
  acceptedBy: ['unvalidated', 'uncontracted'],
};

describe('the cost of validation', () => {
  test('when input validation is as cheap as required, then the target is met and the cost of output validation is reported', () => {
    const { passed, figures, remarks } = judgeValidation([quietRound, quietRound], 0.96);

    expect(passed).toBe(true);
    expect(figures).toContain('0.960 (0.960 to 0.960) × the unvalidated write');
    expect(figures).toContain('0.900 (0.900 to 0.900) × the write without output validation');
    expect(remarks).toHaveLength(3);
    expect(remarks?.[2]).toContain('uncontracted: 100 (100 to 100) requests a second, 900.0');
  });

  test('when one round was unusually slow, then the other rounds decide', () => {
    const disturbed = { ...quietRound, validated: rate(2_000) };

    expect(judgeValidation([quietRound, disturbed, quietRound], 0.96).passed).toBe(true);
  });

  test.each([
    ['validation costs more than permitted', { ...quietRound, validated: rate(1_001) }],
    ['a change failed', { ...quietRound, uncontracted: rate(900, 1) }],
    [
      'the shipped service accepts an invalid body',
      { ...quietRound, acceptedBy: ['quotes', ...quietRound.acceptedBy] },
    ],
    ['a program without validation rejects the body', { ...quietRound, acceptedBy: ['unvalidated'] }],
  ])('when %s, then the target is missed', (_why, round) => {
    expect(judgeValidation([round], 0.96).passed).toBe(false);
  });

  test('when different programs accept an invalid body in different rounds, then the target is missed and both sets are reported', () => {
    const { passed, figures } = judgeValidation([quietRound, { ...quietRound, acceptedBy: [] }], 0.96);

    expect(passed).toBe(false);
    expect(figures).toContain('is accepted by: unvalidated and uncontracted, or ');
  });
});
