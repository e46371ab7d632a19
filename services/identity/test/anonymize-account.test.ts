import { evolve } from '../src/accounts/domain/evolve.ts';
import { newClient, newProvider } from '../src/accounts/domain/new-account.ts';
import { aClientSignup, aProviderSignup } from './support/identity-kit.ts';

const at = new Date('2026-03-02T15:00:00.000Z');
const link = { id: 'link', purpose: 'verify-email' as const, tokenHash: 'secret', expiresAt: at };
const registration = { id: '5f1a3c9e-0000-4000-8000-000000000000', passwordHash: 'hash', links: [link], at };

describe('an erased account', () => {
  test.each([newClient(aClientSignup(), registration), newProvider(aProviderSignup(), registration)])(
    'when the account was that of a $role, then only `emailKey` remains of the personal data, and every session has ended',
    (account) => {
      const { emailKey, ...erased } = evolve(account, { type: 'erased', at });

      const { id, role, createdAt, version } = account;
      expect(erased).toMatchObject({
        ...{ id, role, createdAt, version, erasedAt: at, sessionEpoch: account.sessionEpoch + 1 },
        ...{ email: '', passwordHash: null, isPasswordProven: false, links: [], emailVerified: false },
      });
      expect(new Set(Object.values(erased.profile ?? {}).map(String))).toEqual(new Set(['']));
      expect(emailKey).toBe(account.emailKey);
    },
  );

  test('when the account was suspended, then the operator’s reason is removed, and the suspension remains', () => {
    const account = newClient(aClientSignup(), registration);
    const suspended = evolve(account, { type: 'suspended', reason: 'Sends spam', at });

    expect(evolve(suspended, { type: 'erased', at })).toMatchObject({ suspendedAt: at, suspendedReason: '' });
  });
});
