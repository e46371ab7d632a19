/* global document, MutationObserver, requestAnimationFrame */

/** Records, from now on, when the page is first touched and when the button next reports its menu as open. */
export function watchTap(button) {
  const seen = { touchedAt: null, answeredAt: null };
  globalThis.benchTap = seen;
  document.addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      seen.touchedAt ??= timeStamp;
    },
    { capture: true, passive: true },
  );
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      // After the frame in which it is painted.
      setTimeout(() => {
        seen.answeredAt ??= globalThis.performance.now();
      });
    });
  }).observe(button, { attributeFilter: ['aria-expanded'] });
}

/** Resolves once the tap was answered. */
export function tapWhenAnswered(mostMs) {
  return new Promise((resolve, reject) => {
    function look() {
      const { touchedAt, answeredAt } = globalThis.benchTap;
      if (answeredAt !== null) {
        resolve({ touchedAt, answeredAt });
      } else if (globalThis.performance.now() > mostMs) {
        reject(new Error('The first tap was not answered.'));
      } else {
        setTimeout(look, 100);
      }
    }
    look();
  });
}
