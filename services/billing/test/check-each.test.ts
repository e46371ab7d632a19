import { DomainError } from '@marquee/service-kit/domain-error';
import { createLogger } from '@marquee/service-kit/process/logger';
import { checkEach } from '../src/processor/check-each.ts';
import { accountUnreachable } from '../src/processor/account-unreachable.ts';

const logger = createLogger({ name: 'billing', level: 'silent' });
const outage = new DomainError('unavailable', 'payments_unavailable', 'Away');

/** Each check's error by the id of the record; null if the check succeeds. */
type Answers = Readonly<Record<string, Error | null>>;

async function checkAll(answers: Answers) {
  const checked: string[] = [];
  const rescheduled: [string, string][] = [];
  const failure = await checkEach(
    Object.keys(answers).map((id) => ({ id })),
    {
      async check(id) {
        checked.push(id);
        const answer = answers[id] ?? null;
        if (answer !== null) {
          throw answer;
        }
      },
      reschedule: async (id, why) => rescheduled.push([id, why]),
      whenFailed: 'check failed',
      logger,
    },
  ).catch((error: unknown) => error);
  return { checked, rescheduled, failure };
}

describe('checking each record', () => {
  test('when some checks fail, then they are rescheduled, and all records are checked', async () => {
    const { checked, rescheduled, failure } = await checkAll({
      a: new Error('no'),
      b: null,
      c: new Error('no'),
    });

    expect(checked).toEqual(['a', 'b', 'c']);
    expect(rescheduled).toEqual([
      ['a', 'failed'],
      ['c', 'failed'],
    ]);
    expect(failure).toBeUndefined();
  });

  test('when two checks in a row find the processor unavailable, then no further record is checked, and the round fails', async () => {
    const { checked, rescheduled, failure } = await checkAll({ a: null, b: outage, c: outage, d: null });

    expect(checked).toEqual(['a', 'b', 'c']);
    expect(rescheduled).toEqual([
      ['b', 'unavailable'],
      ['c', 'unavailable'],
    ]);
    expect(failure).toBe(outage);
  });

  test('when two accounts in a row are inaccessible, then the other records are checked', async () => {
    const { checked, rescheduled } = await checkAll({
      a: accountUnreachable(),
      b: accountUnreachable(),
      c: null,
    });

    expect(checked).toEqual(['a', 'b', 'c']);
    expect(rescheduled).toEqual([
      ['a', 'failed'],
      ['b', 'failed'],
    ]);
  });

  test('when checks find the processor unavailable, but never two in a row, then all records are checked', async () => {
    const { checked, failure } = await checkAll({
      a: outage,
      b: null,
      c: outage,
      d: new Error('no'),
      e: null,
    });

    expect(checked).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(failure).toBeUndefined();
  });
});
