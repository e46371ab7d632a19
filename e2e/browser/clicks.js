/* global document, MutationObserver, requestAnimationFrame */

/** Clicks the button as soon as the words appear, in a task of high priority, which runs before the page's queued work. */
export function clickWhenShown(button, words) {
  const observer = new MutationObserver(() => {
    if (document.body.textContent.includes(words)) {
      observer.disconnect();
      globalThis.scheduler.postTask(() => button.click(), { priority: 'user-blocking' });
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

/**
 * Checks in every animation frame whether another element covers the middle of the button, so that a click would not reach the button.
 * Counts these frames in `window.framesCovered`.
 */
export function countCoveredFrames(button) {
  globalThis.framesCovered = 0;
  const checkFrame = () => {
    const { x, y, width, height } = button.getBoundingClientRect();
    if (!button.contains(document.elementFromPoint(x + width / 2, y + height / 2))) {
      globalThis.framesCovered += 1;
    }
    requestAnimationFrame(checkFrame);
  };
  checkFrame();
}
