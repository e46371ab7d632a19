import { DomainError } from '../src/domain-error.ts';
import { retryOnConflict } from '../src/store/retry-on-conflict.ts';
import { rejectionOf } from '../src/test-kit/refusal-of.ts';

function anOperation({ failures, code }: { failures: number; code: string }) {
  const attempts: number[] = [];
  const operation = async () => {
    attempts.push(attempts.length + 1);
    return attempts.length > failures ? 'done' : Promise.reject(new DomainError('conflict', code, 'Changed'));
  };
  return { attempts, operation };
}

describe('retrying on conflict', () => {
  test('when other writers were faster four times, then the fifth attempt succeeds', async () => {
    const { operation, attempts } = anOperation({ failures: 4, code: 'booking_was_changed' });

    expect(await retryOnConflict('booking', operation)).toBe('done');
    expect(attempts).toHaveLength(5);
  });

  test('when other writers are always faster, then the call fails after five attempts', async () => {
    const { operation, attempts } = anOperation({ failures: 9, code: 'booking_was_changed' });

    expect(await rejectionOf(retryOnConflict('booking', operation))).toMatchObject({
      code: 'booking_was_changed',
    });
    expect(attempts).toHaveLength(5);
  });

  test('when the operation fails for another reason, then it is not retried', async () => {
    const { operation, attempts } = anOperation({ failures: 1, code: 'password_was_changed' });

    expect(await rejectionOf(retryOnConflict('booking', operation))).toMatchObject({
      code: 'password_was_changed',
    });
    expect(attempts).toHaveLength(1);
  });
});
