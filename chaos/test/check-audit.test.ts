import { aClient, aProvider, aSoundWorld } from './check-fixture.ts';
import { detailsOf } from './check-kit.ts';

const { audit } = aSoundWorld();
const settled = aProvider({ history: [{ type: 'registered' }, { type: 'settings-changed' }] });

describe('the checker, of the audit trail', () => {
  test('when what happened is not in it, then it is lost', () => {
    expect(detailsOf({ found: { audit: audit.slice(1) } })).toBe(
      'lost: audit trail of account client: registered 0 times, it happened 1 times',
    );
  });

  test('when it is in it twice, then it is a duplicate', () => {
    const twice = [...audit, { id: 'audit-3', act: 'registered', subject: { id: 'client' } }];

    expect(detailsOf({ found: { audit: twice } })).toBe(
      'duplicate: audit trail of account client: registered 2 times, it happened 1 times',
    );
  });

  test('when it is no concern of the trail, then nothing is missed', () => {
    expect(detailsOf({ found: { accounts: [aClient(), settled] } })).toBe('');
  });
});
