/* global document */

/**
 * Runs in the page. Checks at every animation frame, because a Playwright locator checks only every half second after its first attempts.
 */
export function waitForRows(table) {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => {
      reject(new Error(`There are no rows in ${table}`));
    }, 30_000);
    const checkFrame = () => {
      const row = document.querySelector(`table[aria-label="${table}"] tbody tr`);
      if (row?.checkVisibility()) {
        clearTimeout(timeout);
        resolve();
        return;
      }
      globalThis.requestAnimationFrame(checkFrame);
    };
    checkFrame();
  });
}
