import { afterAnotherFailure, isLocked, secondsLocked } from '../src/attempts/lockout.ts';

const at = new Date('2026-03-02T15:00:00Z');

describe('the lockout', () => {
  test.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [6, 2],
    [9, 16],
    [15, 900],
    [1000, 900],
  ])('when %i attempts have failed, then the account is locked for %i seconds', (failures, seconds) => {
    expect(secondsLocked(failures, 5)).toBe(seconds);
  });

  test('when the last failure is a day old, then the count starts again', () => {
    const seen = { failures: 12, lockedUntil: at, forgivenAt: at };

    const next = afterAnotherFailure(seen, 5, at);

    expect(next.failures).toBe(1);
    expect(isLocked(next, at)).toBe(false);
  });

  test('when a fifth attempt has failed, then the account is locked for one second', () => {
    const seen = { failures: 4, lockedUntil: at, forgivenAt: new Date('2026-03-03T15:00:00Z') };

    const next = afterAnotherFailure(seen, 5, at);

    expect(isLocked(next, at)).toBe(true);
    expect(isLocked(next, new Date('2026-03-02T15:00:01Z'))).toBe(false);
  });
});
