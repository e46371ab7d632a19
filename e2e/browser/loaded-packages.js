/**
 * The names of the shared packages that run on the page, once for each loaded copy; packages that are only offered do not count. The
 * runtime records the first consumer of a copy, not its owner, so the result names no owner.
 */
export function loadedPackages() {
  const scopes = Object.values(globalThis.__FEDERATION__.__SHARE__).flatMap((ofOne) => Object.values(ofOne));
  const copies = scopes.flatMap((scope) =>
    Object.entries(scope).flatMap(([name, versions]) =>
      Object.values(versions).flatMap((shared) => (shared.loaded ? [[shared, name]] : [])),
    ),
  );
  return [...new Map(copies).values()];
}

/** Whether the page has loaded the federation runtime. */
export function hasFederationRuntime() {
  return '__FEDERATION__' in globalThis;
}

export function hasTamperedScript() {
  return 'wasTamperedWith' in globalThis;
}
