import { aClient } from '@marquee/e2e/fixtures/people';

/** Signs in a new person with the local Google emulator; returns the session's cookies. Rejects if there is no emulator. */
export async function signInWithGoogle(url: string): Promise<string> {
  const start = await follow(`${url}/api/auth/google`);
  const google = new URL(addressIn(start));
  google.searchParams.set('email', aClient().email);
  google.searchParams.set('confirmed', 'yes');
  const back = await follow(addressIn(await follow(google.href)), cookiesIn(start));
  const cookies = cookiesIn(back);
  if (cookies === '') {
    throw new Error(`The return from Google was answered ${back.status} without a session.`);
  }
  return cookies;
}

async function follow(address: string, cookie = ''): Promise<Response> {
  return await fetch(address, { redirect: 'manual', headers: { cookie } });
}

function addressIn({ status, headers, url }: Response): string {
  const location = headers.get('location');
  if (location === null) {
    throw new Error(`${url} was answered ${status} without a redirect.`);
  }
  return new URL(location, url).href;
}

/** Omits cookies that the response clears. */
function cookiesIn({ headers }: Response): string {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  return pairs.filter((pair) => !pair.endsWith('=')).join('; ');
}
