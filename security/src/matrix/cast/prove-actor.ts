import type { Principal, Side } from '../principals.ts';
import type { Actor } from './actor.ts';
import { codeOf } from './theatre.ts';
import type { Theatre } from './theatre.ts';

type Known = { role?: string | null; emailVerified?: boolean };
type Proof = { me: number; known?: Known; secondStep?: boolean; signIn?: { status: number; code: string } };

/** What calls of the product must show about each. */
function proofOf(principal: Principal, side: Side): Proof {
  const verified = { emailVerified: true };
  const proofs: Record<Principal, Proof> = {
    'signed out': { me: 401 },
    'ended session': { me: 401 },
    'owner client': { me: 200, known: { role: 'client', ...verified } },
    'other client': { me: 200, known: { role: 'client', ...verified } },
    'owner provider': { me: 200, known: { role: 'provider', ...verified } },
    'other provider': { me: 200, known: { role: 'provider', ...verified } },
    'no role': { me: 200, known: { role: null } },
    unverified: { me: 200, known: { role: side, emailVerified: false } },
    suspended: { me: 401, signIn: { status: 403, code: 'account_suspended' } },
    deleted: { me: 401, signIn: { status: 401, code: 'invalid_credentials' } },
    'admin without TOTP': { me: 200, known: { role: 'admin' }, secondStep: false },
    'admin with TOTP': { me: 200, known: { role: 'admin' }, secondStep: true },
  };
  return proofs[principal];
}

/** Throws if a person is not what they were created to be. */
export async function proveActor({ caller }: Theatre, actor: Actor, side: Side): Promise<void> {
  const { principal, person, cookie } = actor;
  const asked = proofOf(principal, side);
  const me = await caller.send({ method: 'GET', path: '/api/auth/user', cookie });
  expectSeen(principal, 'is seen', me.status, asked.me);
  for (const [field, value] of Object.entries(asked.known ?? {})) {
    expectSeen(principal, `has as ${field}`, (me.body as Record<string, unknown>)[field], value);
  }
  if (asked.secondStep !== undefined) {
    const step = await caller.send({ method: 'GET', path: '/api/account/second-step', cookie });
    expectSeen(principal, 'has a second step', (step.body as { isOn?: unknown }).isOn, asked.secondStep);
  }
  if (asked.signIn !== undefined) {
    const { email, password } = person;
    const answer = await caller.send({ method: 'POST', path: '/api/auth/login', body: { email, password } });
    expectSeen(
      principal,
      'signs in',
      `${answer.status} ${codeOf(answer)}`,
      `${asked.signIn.status} ${asked.signIn.code}`,
    );
  }
}

function expectSeen(principal: Principal, what: string, seen: unknown, asked: unknown): void {
  if (seen !== asked) {
    throw new Error(`${principal} ${what} ${String(seen)}, not ${String(asked)}`);
  }
}
