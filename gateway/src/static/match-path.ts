const patterns = new Map<string, URLPattern>();

/**
 * Returns the values that a path has for the parameters of a declared path, such as '/quotes/:id' or '/quotes/*'; null if the path does
 * not match. Ignores letter case and a trailing slash, as the application's router does.
 */
export function matchPath(path: string, declared: string): Record<string, string> | null {
  const pattern = patterns.get(declared) ?? compile(declared);
  patterns.set(declared, pattern);
  const match = pattern.exec({ pathname: path.replace(/(?<=.)\/$/, '') });
  return (
    match &&
    Object.fromEntries(Object.entries(match.pathname.groups).map(([name, value = '']) => [name, value]))
  );
}

/** A wildcard also matches the path before it: '/quotes/*' matches '/quotes'. */
function compile(declared: string): URLPattern {
  return new URLPattern({ pathname: declared.replace(/\/\*$/, '{/*}?') }, { ignoreCase: true });
}
