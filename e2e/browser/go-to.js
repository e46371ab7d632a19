/** Navigates like a link of the shell: by the router, without loading the page again. */
export function goToPath(path) {
  globalThis.history.pushState(null, '', path);
  globalThis.dispatchEvent(new globalThis.PopStateEvent('popstate'));
}
