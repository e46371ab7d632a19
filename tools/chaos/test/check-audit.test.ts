import { aClient, aProvider, aHealthySystem } from './check-fixture.ts';
import { detailsOf } from './check-kit.ts';

const { audit } = aHealthySystem();
const settled = aProvider({ history: [{ type: 'registered' }, { type: 'settings-changed' }] });

describe('the checker: audit trail', () => {
  test('when a step of the account is missing in the trail, then the step is lost', () => {
    expect(detailsOf({ found: { audit: audit.slice(1) } })).toBe(
      'lost: audit trail of account client: registered recorded 0 times, in the account’s history 1 times',
    );
  });

  test('when a step is in the trail twice, then the step is a duplicate', () => {
    const twice = [...audit, { id: 'audit-3', act: 'registered', subject: { id: 'client' } }];

    expect(detailsOf({ found: { audit: twice } })).toBe(
      'duplicate: audit trail of account client: registered recorded 2 times, in the account’s history 1 times',
    );
  });

  test('when a step needs no audit entry, then nothing is missing', () => {
    expect(detailsOf({ found: { accounts: [aClient(), settled] } })).toBe('');
  });
});
