import { DomainError } from '@marquee/service-kit/domain-error';
import type { Context } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import type { MailedLink } from '../links/mailed-link.ts';
import { auditedFact } from '../audit/account-acts.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import type { Account } from './account.ts';
import { mailLink, newLink } from './account-letters.ts';
import { toldAs } from './account-views.ts';

type Form = { email: string; password: string };

type Build = (registration: { id: string; passwordHash: string; links: MailedLink[]; at: Date }) => Account;

/** Makes the account once: the same intent repeated finds the id it was given the first time. */
export async function register(
  deps: IdentityDeps,
  form: Form,
  build: Build,
  context: Context,
): Promise<Account> {
  const { accounts, throttle } = deps;
  const id = context.newId();
  const made = await accounts.findOne({ id });
  if (made !== null) {
    return requireThere(made);
  }
  await throttle.admitSignUp({ email: form.email, address: context.clientAddress });
  refuseCommonPassword(form.password, 'password');
  if ((await accounts.findByEmail(form.email)) !== null) {
    throw emailTaken();
  }
  const account = await buildAccount(deps, { id, form, build, linkId: context.newId() });
  if ((await insert(deps, account, context)) === 'taken') {
    throw emailTaken();
  }
  return accounts.get(id);
}

/** Whoever has deleted it meanwhile is not let in again by the old call. */
function requireThere(made: Account): Account {
  if (made.erasedAt !== undefined) {
    throw emailTaken();
  }
  return made;
}

type Plan = { id: string; form: Form; build: Build; linkId: string };

async function buildAccount(deps: IdentityDeps, { id, form, build, linkId }: Plan): Promise<Account> {
  const passwordHash = await deps.passwords.hash(form.password);
  const at = deps.now();
  const links = [newLink({ id: linkId, purpose: 'verify-email', at }, deps.linkTokens)];
  return build({ id, passwordHash, links, at });
}

function insert({ accounts }: IdentityDeps, account: Account, context: Context) {
  const at = account.createdAt;
  const cause = { ...context, actor: account.id };
  return accounts.insert(account, {
    history: [{ type: 'registered', actor: account.id, at }],
    messages: [
      ...toldAs(account),
      ...account.links.map((link) => mailLink(account, link)),
      ...auditedFact({ type: 'registered' }, account.id, cause),
    ],
    cause,
    at,
  });
}

function emailTaken(): DomainError {
  const message = 'An account with this e-mail already exists';
  return new DomainError('conflict', 'email_taken', message, { errors: [{ path: 'email', message }] });
}
