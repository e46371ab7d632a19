import { randomUUID } from 'node:crypto';
import { audited } from '@marquee/service-kit/audit/audited';
import type { Logger } from '@marquee/service-kit/process/logger';
import { accountSubject } from '../audit/identity-audit.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { SecretEncryption } from '../two-factor/secret-encryption.ts';
import { noTwoFactor } from '../two-factor/domain/two-factor.ts';
import type { TwoFactorStore } from '../two-factor/two-factor-store.ts';
import type { Account } from './domain/account.ts';
import type { AccountRepository } from './account-repository.ts';
import { insertAccount } from './change-account.ts';
import { newAdmin } from './domain/new-account.ts';
import { startupCause, syncOperators } from './sync-operators.ts';

type AdminDeps = {
  accounts: AccountRepository;
  twoFactorStore: TwoFactorStore;
  secretEncryption: SecretEncryption;
  passwords: PasswordHasher;
  logger: Logger;
  now: () => Date;
};

type Admin = { email: string; password: string; secret: string };

type AdminVariables = { ADMIN_EMAIL: string; ADMIN_PASSWORD: string; ADMIN_TOTP_SECRET: string };

/** Creates the operator's account after the unique index on the email exists and before anyone can sign in. */
export async function initAccounts(deps: AdminDeps, variables: AdminVariables): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_TOTP_SECRET: secret } = variables;
  await deps.accounts.init();
  await ensureAdminAccount(deps, { email, password, secret });
}

/**
 * Creates the operator's account if none exists. Suspends former operators, and reinstates the operator if a former configuration led to
 * the suspension. Runs at every start. Never changes the password of an existing account.
 */
export async function ensureAdminAccount(deps: AdminDeps, admin: Admin): Promise<void> {
  const { accounts, logger } = deps;
  await syncOperators(deps, admin.email);
  const known = (await accounts.findByEmail(admin.email)) ?? (await insertAdmin(deps, admin));
  if (known.role !== 'admin') {
    logger.error({ accountId: known.id }, 'ADMIN_EMAIL belongs to an account of another role');
    return;
  }
  await insertTwoFactor(deps, { accountId: known.id, secret: admin.secret });
}

async function insertAdmin(deps: AdminDeps, { email, password }: Admin): Promise<Account> {
  const { accounts, passwords, now } = deps;
  const passwordHash = await passwords.hash(password);
  const account = newAdmin(email, { id: randomUUID(), passwordHash, links: [], at: now() });
  await insertAccount(deps, { account, cause: startupCause });
  // Another replica may have inserted the account first.
  return (await accounts.findByEmail(email)) ?? account;
}

type AdminSecret = { accountId: string; secret: string };

/** Does nothing if the two-factor document exists. It also exists, without a secret, after an operator turned two-factor off. */
async function insertTwoFactor(deps: AdminDeps, { accountId, secret }: AdminSecret): Promise<void> {
  const at = deps.now();
  const twoFactor = { ...noTwoFactor(accountId), secret: deps.secretEncryption.encrypt(secret, accountId) };
  await deps.twoFactorStore.insert(twoFactor, {
    history: [{ type: 'turned-on', data: {}, version: 1, actor: 'system', at }],
    messages: [
      audited('identity', { act: 'second-step-on', subject: accountSubject(accountId) }, startupCause),
    ],
    cause: startupCause,
    at,
  });
}
