/** Navigates like a link of the shell: the router changes the page without a page load. */
export function goToPath(path) {
  globalThis.history.pushState(null, '', path);
  globalThis.dispatchEvent(new globalThis.PopStateEvent('popstate'));
}
