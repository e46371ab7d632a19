/**
 * The names of the loaded shared packages, once for each loaded copy. Excludes packages that a front end provides but that are not loaded.
 * The result does not name the front end that provides a copy, because the runtime records only the copy's first consumer.
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
