/* global document */

/** Runs in the page: the addresses of the calls and files, and of the scripts, that the document names for early requests. */
export function earlyRequests() {
  const content = document.querySelector('meta[name="early-requests"]')?.getAttribute('content') ?? '[]';
  const links = document.querySelectorAll('link[rel="preload"][as="script"][integrity]');
  return {
    requests: JSON.parse(content).map(({ address }) => address),
    scripts: [...links].map((link) => link.getAttribute('href')),
  };
}
