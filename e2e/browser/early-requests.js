/* global document */

/** Runs in the page. Returns the addresses of the document's early requests (`requests`) and of its preloaded scripts (`scripts`). */
export function earlyRequests() {
  const content = document.querySelector('meta[name="early-requests"]')?.getAttribute('content') ?? '[]';
  const links = document.querySelectorAll('link[rel="preload"][as="script"][integrity]');
  return {
    requests: JSON.parse(content).map(({ address }) => address),
    scripts: [...links].map((link) => link.getAttribute('href')),
  };
}
