/* global document */

/** Runs in the page. Checks every frame, because a locator soon checks only every half second. */
export function untilRowsOf(table) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error(`There are no rows in ${table}`));
    }, 30_000);
    const look = () => {
      const row = document.querySelector(`table[aria-label="${table}"] tbody tr`);
      if (row?.checkVisibility()) {
        clearTimeout(late);
        resolve();
        return;
      }
      globalThis.requestAnimationFrame(look);
    };
    look();
  });
}
