import type { Principal, Side } from '@marquee/service-kit/test-kit/scenarios/principals';
import type { PrincipalAccount } from './principal-account.ts';
import { codeOf } from '../context.ts';
import type { Context } from '../context.ts';

type Known = { role?: string | null; emailVerified?: boolean };
type Expectation = {
  me: number;
  known?: Known;
  twoFactor?: boolean;
  signIn?: { status: number; code: string };
};

/** The answers that the product must give to the principal. */
function expectationOf(principal: Principal, side: Side): Expectation {
  const verified = { emailVerified: true };
  const expectations: Record<Principal, Expectation> = {
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
    'admin without TOTP': { me: 200, known: { role: 'admin' }, twoFactor: false },
    'admin with TOTP': { me: 200, known: { role: 'admin' }, twoFactor: true },
  };
  return expectations[principal];
}

/** Throws if the product's answers do not match the principal. */
export async function verifyPrincipal(
  { caller }: Context,
  account: PrincipalAccount,
  side: Side,
): Promise<void> {
  const { principal, person, cookie } = account;
  const expected = expectationOf(principal, side);
  const me = await caller.send({ method: 'GET', path: '/api/auth/user', cookie });
  expectSeen(principal, 'is seen', me.status, expected.me);
  for (const [field, value] of Object.entries(expected.known ?? {})) {
    expectSeen(principal, `has as ${field}`, (me.body as Record<string, unknown>)[field], value);
  }
  if (expected.twoFactor !== undefined) {
    const step = await caller.send({ method: 'GET', path: '/api/account/second-step', cookie });
    expectSeen(principal, 'has a second step', (step.body as { isOn?: unknown }).isOn, expected.twoFactor);
  }
  if (expected.signIn !== undefined) {
    const { email, password } = person;
    const answer = await caller.send({ method: 'POST', path: '/api/auth/login', body: { email, password } });
    expectSeen(
      principal,
      'signs in',
      `${answer.status} ${codeOf(answer)}`,
      `${expected.signIn.status} ${expected.signIn.code}`,
    );
  }
}

function expectSeen(principal: Principal, what: string, seen: unknown, expected: unknown): void {
  if (seen !== expected) {
    throw new Error(`${principal} ${what} ${String(seen)}, not ${String(expected)}`);
  }
}
