import { randomUUID } from 'node:crypto';
import { audited } from '@marquee/service-kit/audit/audited';
import type { Logger } from '@marquee/service-kit/process/logger';
import { auditedFact } from '../audit/account-acts.ts';
import { accountSubject } from '../audit/identity-audit.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { Safe } from '../second-step/safe.ts';
import { noSecondStep } from '../second-step/second-step.ts';
import type { SecondSteps } from '../second-step/second-steps.ts';
import type { Account } from './account.ts';
import type { AccountRepository } from './account-repository.ts';
import { newAdmin } from './new-account.ts';
import { atStart, settleOperators } from './settle-operators.ts';

type AdminDeps = {
  accounts: AccountRepository;
  secondSteps: SecondSteps;
  safe: Safe;
  passwords: PasswordHasher;
  logger: Logger;
  now: () => Date;
};

type Admin = { email: string; password: string; secret: string };

type AdminVariables = { ADMIN_EMAIL: string; ADMIN_PASSWORD: string; ADMIN_TOTP_SECRET: string };

/** Creates the admin's account after the unique index on the email exists and before anyone can sign in. */
export async function initAccounts(deps: AdminDeps, variables: AdminVariables): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_TOTP_SECRET: secret } = variables;
  await deps.accounts.init();
  await makeAdminAccount(deps, { email, password, secret });
}

/** Runs at every start. Leaves an existing account unchanged, including its password and its two-factor authentication. */
export async function makeAdminAccount(deps: AdminDeps, admin: Admin): Promise<void> {
  const { accounts, logger } = deps;
  await settleOperators(deps, admin.email);
  const known = (await accounts.findByEmail(admin.email)) ?? (await insertAdmin(deps, admin));
  if (known.role !== 'admin') {
    logger.error({ accountId: known.id }, 'ADMIN_EMAIL belongs to an account of another role');
    return;
  }
  await insertSecondStep(deps, { accountId: known.id, secret: admin.secret });
}

async function insertAdmin(deps: AdminDeps, { email, password }: Admin): Promise<Account> {
  const { accounts, passwords, now } = deps;
  const passwordHash = await passwords.hash(password);
  const at = now();
  const account = newAdmin(email, { id: randomUUID(), passwordHash, links: [], at });
  await accounts.insert(account, {
    history: [{ type: 'registered', actor: 'system', at }],
    messages: auditedFact({ type: 'registered' }, account.id, atStart),
    cause: atStart,
    at,
  });
  // Another replica may have inserted it first.
  return (await accounts.findByEmail(email)) ?? account;
}

type Given = { accountId: string; secret: string };

/** Does nothing if the operator has turned two-factor authentication off: it exists then, without a secret. */
async function insertSecondStep(deps: AdminDeps, { accountId, secret }: Given): Promise<void> {
  const at = deps.now();
  const step = { ...noSecondStep(accountId), secret: deps.safe.seal(secret, accountId) };
  await deps.secondSteps.insert(step, {
    history: [{ type: 'turned-on', actor: 'system', at }],
    messages: [audited('identity', { act: 'second-step-on', subject: accountSubject(accountId) }, atStart)],
    cause: atStart,
    at,
  });
}
