import { randomUUID } from 'node:crypto';
import { startGoogleEmulator } from '@marquee/local/google/google-emulator';
import { startIdentity } from './identity-kit.ts';
import type { Identity } from './identity-kit.ts';

export type Browser = {
  cookie(): string;
  /** Stores the cookies that the answer sets; does not follow redirects. */
  visit(path: string): Promise<{ status: number; location: string }>;
};

export type IdentityWithGoogle = {
  identity: Identity;
  aBrowser(cookie?: string): Browser;
  stop(): Promise<void>;
};

/** Starts identity with an emulator of Google. */
export async function startWithGoogle(environment: Record<string, string> = {}): Promise<IdentityWithGoogle> {
  const emulator = await startGoogleEmulator({ publicUrl: 'http://localhost:8080' });
  const identity = await startIdentity({
    GOOGLE_ADDRESS_LIMIT: '1000',
    ...emulator.variables,
    ...environment,
  });
  return {
    identity,
    aBrowser: (cookie) => createBrowser(identity, cookie),
    async stop() {
      await identity.stop();
      await emulator.stop();
    },
  };
}

function createBrowser(identity: Identity, cookie = ''): Browser {
  const cookies = new Map(cookie === '' ? [] : [toPair(cookie)]);
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookie: cookieHeader,
    async visit(path) {
      const { status, headers } = await identity.fetch(path, { headers: { cookie: cookieHeader() } });
      for (const set of headers.getSetCookie()) {
        cookies.set(...toPair(set));
      }
      return { status, location: headers.get('location') ?? '' };
    },
  };
}

function toPair(cookie: string): [string, string] {
  const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
  return [name, value];
}

export function aStranger(): { email: string } {
  return { email: `noor.${randomUUID().slice(0, 8)}@gmail.example` };
}

/** Returns the callback path to which Google redirects the browser; does not request that path. */
export async function callbackPath(browser: Browser): Promise<string> {
  return answerGoogle(await goToGoogle(browser), answersOf(aStranger()));
}

export const expired = { status: 302, location: '/auth?notice=google-expired' };
export const failed = { status: 302, location: '/auth?notice=google-failed' };

export type Person = { email: string; isConfirmed?: boolean };

/** Starts a sign-in at Marquee, with `returnTo`; returns the URL of Google's consent page. */
export async function goToGoogle(browser: Browser, returnTo?: string): Promise<string> {
  const query = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  return (await browser.visit(`/api/auth/google${query}`)).location;
}

/** Submits this answer on Google's page; returns the callback path to which Google redirects. */
export async function answerGoogle(page: string, answers: Record<string, string>): Promise<string> {
  const address = new URL(page);
  for (const [name, value] of Object.entries(answers)) {
    address.searchParams.set(name, value);
  }
  const { headers } = await fetch(address, { redirect: 'manual' });
  const { pathname, search } = new URL(headers.get('location') ?? 'http://nowhere');
  return pathname + search;
}

export function answersOf({ email, isConfirmed = true }: Person): Record<string, string> {
  return { email, ...(isConfirmed && { confirmed: 'yes' }) };
}

/** Completes a sign-in with Google; returns the final redirect. */
export async function signInWithGoogle(browser: Browser, person: Person, returnTo?: string): Promise<string> {
  const page = await goToGoogle(browser, returnTo);
  const { location } = await browser.visit(await answerGoogle(page, answersOf(person)));
  return location;
}

/** Returns the callback path with one of Google's parameters replaced. */
export function withParameter(path: string, name: string, value: string | null): string {
  const { pathname, searchParams } = new URL(path, 'http://nowhere');
  searchParams.delete(name);
  if (value !== null) {
    searchParams.set(name, value);
  }
  return `${pathname}?${searchParams.toString()}`;
}

export function parameterOf(path: string, name: string): string {
  return new URL(path, 'http://nowhere').searchParams.get(name) ?? '';
}
