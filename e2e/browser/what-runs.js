/**
 * The name of each shared package that runs on the page, once for each copy of it; what is only offered is not among them. Whose copy
 * it is cannot be read: the runtime writes there who asked for it first.
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

/** Whether the page has loaded what loads remotes. */
export function hasRuntime() {
  return '__FEDERATION__' in globalThis;
}

export function wasTamperedWith() {
  return 'wasTamperedWith' in globalThis;
}
