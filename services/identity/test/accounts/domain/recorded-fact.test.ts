import type { AccountFact } from '../../../src/accounts/domain/account.ts';
import { recordedFactOf } from '../../../src/accounts/domain/recorded-fact.ts';

const now = new Date('2026-03-02T15:00:00Z');
const link = { id: 'link', purpose: 'reset-password', tokenHash: 'hash', expiresAt: now } as const;

describe('what the history of an account keeps of a fact', () => {
  test.each<[AccountFact, object]>([
    [{ type: 'registered' }, {}],
    [{ type: 'link-issued', link }, { purpose: 'reset-password' }],
    [{ type: 'password-changed', passwordHash: 'hash' }, {}],
    [{ type: 'suspended', reason: 'Spam', at: now }, {}],
  ])('when the fact is %j, then its data is %j, without typed text and secrets', (fact, data) => {
    expect(recordedFactOf(fact)).toEqual({ type: fact.type, data });
  });
});
