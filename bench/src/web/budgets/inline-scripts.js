/* global document */

/** Runs in the page: the texts of the scripts that stand in it; what carries data is none. */
export function inlineScripts() {
  return [...document.querySelectorAll('script:not([src])')]
    .filter(({ type }) => ['', 'module', 'text/javascript'].includes(type))
    .map(({ textContent }) => textContent);
}
