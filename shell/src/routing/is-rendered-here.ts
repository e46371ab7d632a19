/** Whether the container holds the page of this address as HTML, which `fits-address.ts` has checked when it came. */
export function isRenderedHere({ path }: DOMStringMap): boolean {
  return path === location.pathname && !('replaced' in document.documentElement.dataset);
}
