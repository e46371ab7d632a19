import { signUpClient, signUpProvider } from '../../stack/people.ts';
import type { Person } from '../../stack/people.ts';
import type { Principal, Side } from '../principals.ts';
import type { Actor } from './actor.ts';
import { enterWithSecondStep } from './second-step.ts';
import { done, mailedLink } from './theatre.ts';
import type { Theatre } from './theatre.ts';

type Made = Pick<Actor, 'person' | 'cookie'>;

/** Creates each through calls of the product; only roles without a sign-up are written to the database. */
const makers: Readonly<Record<Principal, (theatre: Theatre, side: Side) => Promise<Made>>> = {
  'signed out': async (theatre) => ({ person: await verified(theatre, 'client'), cookie: undefined }),
  async 'ended session'(theatre) {
    const person = await verified(theatre, 'client');
    await done(theatre, person.cookie, { method: 'GET', path: '/auth/user' });
    await done(theatre, person.cookie, { method: 'POST', path: '/auth/logout' });
    return withCookie(person);
  },
  'owner client': async (theatre) => withCookie(await verified(theatre, 'client')),
  'other client': async (theatre) => withCookie(await verified(theatre, 'client')),
  'owner provider': async (theatre) => withCookie(await verified(theatre, 'provider')),
  'other provider': async (theatre) => withCookie(await verified(theatre, 'provider')),
  'no role': async (theatre) => withCookie(await withRole(theatre, null)),
  unverified: async (theatre, side) => withCookie(await signedUp(theatre, side)),
  async suspended(theatre, side) {
    const person = await verified(theatre, side);
    const operator = await enterWithSecondStep(theatre, await withRole(theatre, 'admin'));
    const body = { reason: 'made to be suspended' };
    await done(theatre, operator, { method: 'POST', path: `/admin/users/${person.id}/suspend`, body });
    return withCookie(person);
  },
  async deleted(theatre, side) {
    const person = await verified(theatre, side);
    const { password } = person;
    await done(theatre, person.cookie, { method: 'POST', path: '/account/deletion', body: { password } });
    return withCookie(person);
  },
  'admin without TOTP': async (theatre) => withCookie(await withRole(theatre, 'admin')),
  async 'admin with TOTP'(theatre) {
    const person = await withRole(theatre, 'admin');
    return { person, cookie: await enterWithSecondStep(theatre, person) };
  },
};

export async function makeActor(theatre: Theatre, principal: Principal, side: Side): Promise<Actor> {
  return { principal, ...(await makers[principal](theatre, side)) };
}

function withCookie(person: Person): Made {
  return { person, cookie: person.cookie };
}

function signedUp({ caller }: Theatre, side: Side): Promise<Person> {
  return side === 'client' ? signUpClient(caller) : signUpProvider(caller);
}

/** Follows the link in the email while signed in. */
async function verified(theatre: Theatre, side: Side): Promise<Person> {
  const person = await signedUp(theatre, side);
  const token = await mailedLink(theatre, person.email, 'verify');
  await done(theatre, person.cookie, { method: 'POST', path: '/auth/verify-email', body: { token } });
  return person;
}

async function withRole(theatre: Theatre, role: 'admin' | null): Promise<Person> {
  const person = await verified(theatre, 'client');
  await theatre.product.databases.identity
    .collection<{ _id: string }>('accounts')
    .updateOne({ _id: person.id }, { $set: { role, profile: null } });
  return person;
}
