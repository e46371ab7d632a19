import { signUpClient, signUpProvider } from '../../stack/people.ts';
import type { Person } from '../../stack/people.ts';
import type { Principal, Side } from '@marquee/service-kit/test-kit/scenarios/principals';
import type { PrincipalAccount } from './principal-account.ts';
import { signInWithTwoFactor } from './two-factor.ts';
import { requireSuccess, mailedLink } from '../context.ts';
import type { Context } from '../context.ts';

type Created = Pick<PrincipalAccount, 'person' | 'cookie'>;

/** Creates each principal through calls of the product. Only roles without a sign-up are written to the database. */
const creators: Readonly<Record<Principal, (context: Context, side: Side) => Promise<Created>>> = {
  'signed out': async (context) => ({ person: await verified(context, 'client'), cookie: undefined }),
  async 'ended session'(context) {
    const person = await verified(context, 'client');
    await requireSuccess(context, person.cookie, { method: 'GET', path: '/auth/user' });
    await requireSuccess(context, person.cookie, { method: 'POST', path: '/auth/logout' });
    return withCookie(person);
  },
  'owner client': async (context) => withCookie(await verified(context, 'client')),
  'other client': async (context) => withCookie(await verified(context, 'client')),
  'owner provider': async (context) => withCookie(await verified(context, 'provider')),
  'other provider': async (context) => withCookie(await verified(context, 'provider')),
  'no role': async (context) => withCookie(await withRole(context, null)),
  unverified: async (context, side) => withCookie(await signedUp(context, side)),
  async suspended(context, side) {
    const person = await verified(context, side);
    const operator = await signInWithTwoFactor(context, await withRole(context, 'admin'));
    const body = { reason: 'made to be suspended' };
    await requireSuccess(context, operator, {
      method: 'POST',
      path: `/admin/users/${person.id}/suspend`,
      body,
    });
    return withCookie(person);
  },
  async deleted(context, side) {
    const person = await verified(context, side);
    const { password } = person;
    await requireSuccess(context, person.cookie, {
      method: 'POST',
      path: '/account/deletion',
      body: { password },
    });
    return withCookie(person);
  },
  'admin without TOTP': async (context) => withCookie(await withRole(context, 'admin')),
  async 'admin with TOTP'(context) {
    const person = await withRole(context, 'admin');
    return { person, cookie: await signInWithTwoFactor(context, person) };
  },
};

export async function createPrincipal(
  context: Context,
  principal: Principal,
  side: Side,
): Promise<PrincipalAccount> {
  return { principal, ...(await creators[principal](context, side)) };
}

function withCookie(person: Person): Created {
  return { person, cookie: person.cookie };
}

function signedUp({ caller }: Context, side: Side): Promise<Person> {
  return side === 'client' ? signUpClient(caller) : signUpProvider(caller);
}

/** Signs up and follows the link in the email while signed in. */
async function verified(context: Context, side: Side): Promise<Person> {
  const person = await signedUp(context, side);
  const token = await mailedLink(context, person.email, 'verify');
  await requireSuccess(context, person.cookie, {
    method: 'POST',
    path: '/auth/verify-email',
    body: { token },
  });
  return person;
}

async function withRole(context: Context, role: 'admin' | null): Promise<Person> {
  const person = await verified(context, 'client');
  await context.product.databases.identity
    .collection<{ _id: string }>('accounts')
    .updateOne({ _id: person.id }, { $set: { role, profile: null } });
  return person;
}
