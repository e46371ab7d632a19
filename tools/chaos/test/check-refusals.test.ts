import { checkRefusals, splitRefusals } from '../src/check/rules/refusals.ts';
import { describeOutcomes } from '../src/history/describe-outcomes.ts';
import { anEntry, healthyEntries } from './check-fixture.ts';
import { kindsIn } from './check-kit.ts';

const refused = (code: string) => ({ outcome: 'refused', code }) as const;

describe('the checker: rejections', () => {
  test.each([
    ['create-quote', 'unauthenticated'],
    ['create-event', 'too_many_attempts'],
    ['edit-event', '404'],
    ['accept-quote', 'event_not_found'],
  ] as const)('when %s is rejected with %s, then the checker reports the rejection', (action, code) => {
    expect(kindsIn({ more: [anEntry(action, { ...refused(code), subject: 'another' })] })).toEqual([
      'refused',
    ]);
  });

  test.each([
    ['create-quote', 'event_not_found'],
    ['complete-event', 'event_is_proposal'],
    ['send-quote', 'quote_was_changed'],
  ] as const)(
    'when %s is rejected with %s, then the checker reports nothing, because other actions of the load permit the rejection',
    (action, code) => {
      expect(checkRefusals([anEntry(action, refused(code))])).toEqual([]);
    },
  );

  test('when a change is rejected as already done, then the checker permits the rejection only after a lost answer', () => {
    const repeated = anEntry('delete-account', { ...refused('unauthenticated'), attempts: 2 });
    const first = anEntry('delete-account', refused('unauthenticated'));

    expect(splitRefusals([repeated, first])).toEqual({ permitted: [repeated], unpermitted: [first] });
  });

  test('when a quote is archived without a cancelled event, then the rejection of its acceptance is a finding', () => {
    const acceptance = anEntry('accept-quote', { ...refused('quote_archived'), subject: 'quote' });
    const cancellation = anEntry('cancel-event', { subject: 'event' });

    const { unpermitted } = splitRefusals([...healthyEntries(), acceptance]);
    const { permitted } = splitRefusals([...healthyEntries(), acceptance, cancellation]);

    expect([unpermitted, permitted]).toEqual([[acceptance], [acceptance]]);
  });
});

describe('describe outcomes', () => {
  test('when some requests were rejected or never answered, then they are counted by action and code', () => {
    const entries = [
      anEntry('send-event'),
      anEntry('create-quote', refused('event_not_found')),
      anEntry('create-quote', refused('event_not_found')),
      anEntry('edit-event', { outcome: 'unknown' }),
    ];

    expect(describeOutcomes(entries)).toBe('rejected 2 (create-quote event_not_found 2), unanswered 1');
    expect(describeOutcomes([])).toBe('rejected 0, unanswered 0');
  });
});
