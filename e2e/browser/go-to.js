/** As a link of the shell does it: the page stays, the router goes. */
export function goToPath(path) {
  globalThis.history.pushState(null, '', path);
  globalThis.dispatchEvent(new globalThis.PopStateEvent('popstate'));
}
