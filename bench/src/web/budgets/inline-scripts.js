/* global document */

/** Runs in the page: returns the texts of its inline scripts, without those that only contain data. */
export function inlineScripts() {
  return [...document.querySelectorAll('script:not([src])')]
    .filter(({ type }) => ['', 'module', 'text/javascript'].includes(type))
    .map(({ textContent }) => textContent);
}
