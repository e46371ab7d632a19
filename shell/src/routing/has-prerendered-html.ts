/** Whether the container has HTML for the current URL; `fits-address.ts` has checked that. */
export function hasPrerenderedHtml({ path }: DOMStringMap): boolean {
  return path === location.pathname && !('replaced' in document.documentElement.dataset);
}
