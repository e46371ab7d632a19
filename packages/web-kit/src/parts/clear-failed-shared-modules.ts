/** `lib` is set once the package is loaded. `loaded` is not reliable: the shell sets `loaded` for packages that only the shell provides. */
type SharedModule = { loading?: unknown; lib?: unknown };

/** The federation runtime's shared packages, by package and version. */
declare const __webpack_share_scopes__: { default?: Record<string, Record<string, SharedModule>> };

/** Removes the failed loads of shared packages from the federation runtime's cache, so that a retry sends a request. */
export function clearFailedSharedModules(): void {
  const packages =
    typeof __webpack_share_scopes__ === 'undefined' ? {} : (__webpack_share_scopes__.default ?? {});
  for (const shared of Object.values(packages).flatMap((versions) => Object.values(versions))) {
    if (shared.lib === undefined) {
      delete shared.loading;
    }
  }
}
