import { DomainError } from '@marquee/service-kit/domain-error';
import type { Context } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import type { EmailedLink } from '../links/emailed-link.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import type { Account } from './domain/account.ts';
import { emailLink, newLink } from './account-emails.ts';
import { toAccountMessages } from './views/account-views.ts';
import { insertAccount } from './change-account.ts';
import { isRetryByOwner } from './is-retry-by-owner.ts';

export type Form = { email: string; password: string };

export type Build = (registration: {
  id: string;
  passwordHash: string;
  links: EmailedLink[];
  at: Date;
}) => Account;

type RegisterInput = { form: Form; build: Build; context: Context };

/**
 * `sign-up`: this call created the account. `newcomer`: an earlier call created it less than 15 minutes ago, so the owner gets no email
 * about a new device. `sign-in`: an earlier call created the account at least 15 minutes ago.
 */
type RegisterResult = { account: Account; arrival: 'sign-up' | 'newcomer' | 'sign-in' };

/** Within this time a repeated call counts as the same sign-up. */
const sameSignUpMs = 15 * 60_000;

/** Creates the account once. A repeated call returns the existing account if the password is right, and is rejected otherwise. */
export async function register(
  deps: IdentityDeps,
  { form, build, context }: RegisterInput,
): Promise<RegisterResult> {
  const { accounts, throttle } = deps;
  const id = context.newId();
  const existing = await accounts.findOne({ id });
  if (existing !== null) {
    if (!(await isRetryByOwner(deps, existing, { password: form.password, context }))) {
      throw emailTaken();
    }
    const isSameSignUp = deps.now().getTime() - existing.createdAt.getTime() < sameSignUpMs;
    return { account: existing, arrival: isSameSignUp ? 'newcomer' : 'sign-in' };
  }
  const { clientAddress: address } = context;
  await throttle.signUp.admit({ email: form.email, address });
  await throttle.signUp.countRefusal(address, () => requireAcceptable(deps, form));
  await throttle.signUp.admitAccount(address);
  const account = await buildAccount(deps, { id, form, build, linkId: context.newId() });
  if ((await insert(deps, account, context)) === 'taken') {
    throw emailTaken();
  }
  return { account: await accounts.get(id), arrival: 'sign-up' };
}

async function requireAcceptable({ accounts }: IdentityDeps, { email, password }: Form): Promise<void> {
  refuseCommonPassword(password, 'password');
  if ((await accounts.findByEmail(email)) !== null) {
    throw emailTaken();
  }
}

type Plan = { id: string; form: Form; build: Build; linkId: string };

async function buildAccount(deps: IdentityDeps, { id, form, build, linkId }: Plan): Promise<Account> {
  const passwordHash = await deps.passwords.hash(form.password);
  const at = deps.now();
  const links = [newLink({ id: linkId, purpose: 'verify-email', at }, deps.linkTokens)];
  return build({ id, passwordHash, links, at });
}

async function insert(deps: IdentityDeps, account: Account, context: Context) {
  const isMailed = await deps.throttle.admitsFirstVerificationMail(account.email);
  return insertAccount(deps, {
    account,
    cause: { ...context, actor: account.id },
    messages: () => [
      ...toAccountMessages(account),
      ...(isMailed ? account.links.map((link) => emailLink(account, link)) : []),
    ],
  });
}

export function emailTaken(): DomainError {
  const message = 'An account with this email already exists';
  return new DomainError('conflict', 'email_taken', message, { errors: [{ path: 'email', message }] });
}
