/* global document, MutationObserver, requestAnimationFrame */

/** Clicks the button in the first task after the words appear, before other work that the page has queued. */
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
 * Checks in every frame whether a click in the middle of the button would reach it. `framesCovered` on `window` counts the frames in which
 * it would not.
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
