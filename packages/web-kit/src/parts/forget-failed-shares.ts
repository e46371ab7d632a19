/** `lib`: there once the package is loaded. `loaded` says less: the shell declares it for what only it may provide. */
type Shared = { loading?: unknown; lib?: unknown };

/** Of the federation runtime: what is shared on the page, by package and version. */
declare const __webpack_share_scopes__: { default?: Record<string, Record<string, Shared>> };

/** The federation runtime keeps a failed load of a shared package and would hand it out again: without it, the next load fetches the package. */
export function forgetFailedShares(): void {
  const packages =
    typeof __webpack_share_scopes__ === 'undefined' ? {} : (__webpack_share_scopes__.default ?? {});
  for (const shared of Object.values(packages).flatMap((versions) => Object.values(versions))) {
    if (shared.lib === undefined) {
      delete shared.loading;
    }
  }
}
