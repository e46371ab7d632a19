/** Returns whether the container has HTML for the current URL. `fits-address.ts` has compared the URLs before. */
export function hasPrerenderedHtml({ path }: DOMStringMap): boolean {
  return path === location.pathname && !('replaced' in document.documentElement.dataset);
}
