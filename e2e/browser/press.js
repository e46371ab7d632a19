/* global document, MutationObserver, requestAnimationFrame */

/** Presses the button in the first task after the words are on the page: before whatever work the page has still queued. */
export function pressOnceShown(button, words) {
  const observer = new MutationObserver(() => {
    if (document.body.textContent.includes(words)) {
      observer.disconnect();
      globalThis.scheduler.postTask(() => button.click(), { priority: 'user-blocking' });
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Looks in every frame whether a press in the middle of the button would reach it; `framesCovered` on `window` counts those where not. */
export function watchPresses(button) {
  globalThis.framesCovered = 0;
  const look = () => {
    const { x, y, width, height } = button.getBoundingClientRect();
    if (!button.contains(document.elementFromPoint(x + width / 2, y + height / 2))) {
      globalThis.framesCovered += 1;
    }
    requestAnimationFrame(look);
  };
  look();
}
