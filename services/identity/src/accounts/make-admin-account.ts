import { randomUUID } from 'node:crypto';
import type { Logger } from '@marquee/service-kit/process/logger';
import { auditedFact } from '../audit/account-acts.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { AccountRepository } from './account-repository.ts';
import { newAdmin } from './new-account.ts';

type AdminDeps = { accounts: AccountRepository; passwords: PasswordHasher; logger: Logger; now: () => Date };

/** At every start, and harmless: an account with this e-mail is left as it is, also its password. */
export async function makeAdminAccount(
  deps: AdminDeps,
  admin: { email: string; password: string },
): Promise<void> {
  const { accounts, passwords, logger, now } = deps;
  const known = await accounts.findByEmail(admin.email);
  if (known !== null) {
    if (known.role !== 'admin') {
      logger.error({ accountId: known.id }, 'ADMIN_EMAIL belongs to an account of another role');
    }
    return;
  }
  const passwordHash = await passwords.hash(admin.password);
  const at = now();
  const account = newAdmin(admin.email, { id: randomUUID(), passwordHash, links: [], at });
  const cause = { requestId: 'start', traceparent: null, actor: 'system' };
  await accounts.insert(account, {
    history: [{ type: 'registered', actor: 'system', at }],
    messages: auditedFact({ type: 'registered' }, account.id, cause),
    cause,
    at,
  });
}
