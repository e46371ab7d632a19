type Visitor = { cookie?: string | undefined };

/** The visitor's cookies in Playwright's format, valid for the whole origin of the URL; empty if the visitor has no session. */
export function cookiesOf(
  { cookie = '' }: Visitor,
  url: string,
): { name: string; value: string; url: string }[] {
  const { origin } = new URL(url);
  return cookie
    .split('; ')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return { name: pair.slice(0, equals), value: pair.slice(equals + 1), url: origin };
    });
}
