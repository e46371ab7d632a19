const anyOrigin = 'http://marquee.invalid';

/** A path of Marquee to return to after sign-in; null for anything else, such as an external URL. */
export function toLocalPath(wanted: string | undefined): string | null {
  // Browsers read a backslash as a slash and drop control characters, so `/\evil` and `/\t/evil` are external URLs.
  if (
    wanted === undefined ||
    !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) ||
    !URL.canParse(wanted, anyOrigin)
  ) {
    return null;
  }
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

/** Returns the path with query parameters; a parameter that is null is omitted. */
export function withQuery(path: string, query: Readonly<Record<string, string | null>>): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}
