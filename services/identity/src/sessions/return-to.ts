const anyOrigin = 'http://marquee.invalid';

/** A path of Marquee to return to after sign-in, or null: never an external address. */
export function toLocalPath(wanted: string | undefined): string | null {
  // Browsers read a backslash as a slash and drop control characters, so `/\evil` and `/\t/evil` lead away.
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

/** A path with query parameters; null omits a parameter. */
export function withQuery(path: string, query: Readonly<Record<string, string | null>>): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}
