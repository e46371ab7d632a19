/** Returns whether the container has HTML for the current URL. `fits-address.ts` has set `data-replaced` if the HTML does not match. */
export function hasPrerenderedHtml({ path }: DOMStringMap): boolean {
  return path === location.pathname && !('replaced' in document.documentElement.dataset);
}
