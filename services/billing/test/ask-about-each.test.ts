import { DomainError } from '@marquee/service-kit/domain-error';
import { createLogger } from '@marquee/service-kit/process/logger';
import { askAboutEach } from '../src/processor/ask-about-each.ts';
import { unseen } from '../src/processor/unseen.ts';

const logger = createLogger({ name: 'billing', level: 'silent' });
const away = new DomainError('unavailable', 'payments_unavailable', 'Away');

/** The answer or error of each check. */
type Answers = Readonly<Record<string, Error | null>>;

async function ask(answers: Answers) {
  const asked: string[] = [];
  const putOff: [string, string][] = [];
  const failure = await askAboutEach(
    Object.keys(answers).map((id) => ({ id })),
    {
      async ask(id) {
        asked.push(id);
        const answer = answers[id] ?? null;
        if (answer !== null) {
          throw answer;
        }
      },
      putOff: async (id, why) => putOff.push([id, why]),
      whenFailed: 'put off',
      logger,
    },
  ).catch((error: unknown) => error);
  return { asked, putOff, failure };
}

describe('checking each record', () => {
  test('when some checks fail, then they are rescheduled, and all records are checked', async () => {
    const { asked, putOff, failure } = await ask({ a: new Error('no'), b: null, c: new Error('no') });

    expect(asked).toEqual(['a', 'b', 'c']);
    expect(putOff).toEqual([
      ['a', 'failed'],
      ['c', 'failed'],
    ]);
    expect(failure).toBeUndefined();
  });

  test('when the processor is unavailable, then no third record is checked, and the round fails', async () => {
    const { asked, putOff, failure } = await ask({ a: null, b: away, c: away, d: null });

    expect(asked).toEqual(['a', 'b', 'c']);
    expect(putOff).toEqual([
      ['b', 'away'],
      ['c', 'away'],
    ]);
    expect(failure).toBe(away);
  });

  test('when two accounts in a row are inaccessible, then the others are checked', async () => {
    const { asked, putOff } = await ask({ a: unseen(), b: unseen(), c: null });

    expect(asked).toEqual(['a', 'b', 'c']);
    expect(putOff).toEqual([
      ['a', 'failed'],
      ['b', 'failed'],
    ]);
  });

  test('when only one check finds it unavailable, then the others are checked', async () => {
    const { asked, failure } = await ask({ a: away, b: null, c: away, d: new Error('no'), e: null });

    expect(asked).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(failure).toBeUndefined();
  });
});
