/* global document, MutationObserver, requestAnimationFrame */

/** Records two times: when the page is first touched, and when the button's menu is then painted. */
export function recordTap(button) {
  const recorded = { touchedAt: null, answeredAt: null };
  globalThis.benchTap = recorded;
  document.addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      recorded.touchedAt ??= timeStamp;
    },
    { capture: true, passive: true },
  );
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      // Runs after the frame that paints the menu.
      setTimeout(() => {
        recorded.answeredAt ??= globalThis.performance.now();
      });
    });
  }).observe(button, { attributeFilter: ['aria-expanded'] });
}

/** Resolves to both times as soon as the menu is painted after the tap; rejects `timeoutMs` after the page was requested. */
export function waitForTapResponse(timeoutMs) {
  return new Promise((resolve, reject) => {
    function poll() {
      const { touchedAt, answeredAt } = globalThis.benchTap;
      if (answeredAt !== null) {
        resolve({ touchedAt, answeredAt });
      } else if (globalThis.performance.now() > timeoutMs) {
        reject(new Error('The first tap was not answered.'));
      } else {
        setTimeout(poll, 100);
      }
    }
    poll();
  });
}
