import { aHealthySystem, anEntry } from './check-fixture.ts';
import { detailsOf, unanswered } from './check-kit.ts';

const { audit } = aHealthySystem();
const recorded = (act: string, times: number) =>
  Array.from({ length: times }, (_one, index) => ({ id: `${act}-${index}`, act, subject: { id: 'client' } }));
const by = { subject: 'client' };

describe('the checker: actions recorded only in the audit trail', () => {
  test('when each acknowledged action is recorded, then the checker finds nothing', () => {
    const more = [anEntry('sign-in', by), anEntry('pass-second-step', by), anEntry('forgot-password', by)];
    const trail = [...audit, ...recorded('signed-in', 2), ...recorded('password-reset-asked', 1)];

    expect(detailsOf({ more, found: { audit: trail } })).toBe('');
  });

  test('when a sign-in is not recorded, then it is lost', () => {
    expect(detailsOf({ more: [anEntry('sign-in', by)] })).toBe(
      'lost: audit trail of account client: signed-in 0 times, acknowledged 1, requested 1 times',
    );
  });

  test('when a sign-up was tried three times, then two more sign-ins may be recorded, but not three', () => {
    const signUp = anEntry('sign-up', { subject: null, attempts: 3, acknowledgedValues: by });
    const more = [anEntry('sign-in', by), signUp];
    const trailOf = (times: number) => ({ audit: [...audit, ...recorded('signed-in', times)] });

    expect(detailsOf({ more, found: trailOf(3) })).not.toContain('signed-in');
    expect(detailsOf({ more, found: trailOf(4) })).toContain('signed-in 4 times');
  });

  test('when an action with a key is recorded twice, then it is a duplicate', () => {
    const more = [anEntry('forgot-password', { ...by, ...unanswered })];

    expect(
      detailsOf({ more, found: { audit: [...audit, ...recorded('password-reset-asked', 2)] } }),
    ).toContain('duplicate: audit trail of account client: password-reset-asked 2 times');
  });

  test('when a sign-out was tried three times, then it may be recorded three times', () => {
    const more = [anEntry('sign-out', { ...by, ...unanswered })];

    expect(detailsOf({ more, found: { audit: [...audit, ...recorded('signed-out', 3)] } })).toBe('');
  });
});
