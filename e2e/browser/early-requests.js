/* global document */

/** Runs in the page. Returns the addresses that the document names for early requests: API calls and files, and scripts separately. */
export function earlyRequests() {
  const content = document.querySelector('meta[name="early-requests"]')?.getAttribute('content') ?? '[]';
  const links = document.querySelectorAll('link[rel="preload"][as="script"][integrity]');
  return {
    requests: JSON.parse(content).map(({ address }) => address),
    scripts: [...links].map((link) => link.getAttribute('href')),
  };
}
