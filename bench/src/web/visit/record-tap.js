/* global document, MutationObserver, requestAnimationFrame */

/** Starts to record when the page is first touched and when the button next reports its menu as open. */
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

/** Resolves when the menu was shown after the tap. */
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
