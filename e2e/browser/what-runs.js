/** Which shared packages run on the page, each as 'name from whom'; what is only offered is not among them. */
export function loadedPackages() {
  const scopes = Object.values(globalThis.__FEDERATION__.__SHARE__).flatMap((ofOne) => Object.values(ofOne));
  const loaded = scopes.flatMap((scope) =>
    Object.entries(scope).flatMap(([name, versions]) =>
      Object.values(versions).flatMap((shared) => (shared.loaded ? [`${name} from ${shared.from}`] : [])),
    ),
  );
  return [...new Set(loaded)];
}

export function wasTamperedWith() {
  return 'wasTamperedWith' in globalThis;
}
