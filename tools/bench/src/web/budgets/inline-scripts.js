/* global document */

/** Runs in the page. Returns the texts of its inline scripts, except those that only contain data. */
export function inlineScripts() {
  return [...document.querySelectorAll('script:not([src])')]
    .filter(({ type }) => ['', 'module', 'text/javascript'].includes(type))
    .map(({ textContent }) => textContent);
}
