/**
 * Gives the page's heading the focus as soon as it is there: a page, or a part of it, may begin as a spinner. Returns how to stop
 * waiting.
 */
export function focusHeading(onFocused: () => void = () => undefined): () => void {
  const changes = new MutationObserver(focusIfThere);
  changes.observe(document.body, { childList: true, subtree: true });
  focusIfThere();
  return () => {
    changes.disconnect();
  };

  function focusIfThere(): void {
    if (hasFocusedHeading()) {
      changes.disconnect();
      onFocused();
    }
  }
}

/** Whether there is one yet. */
function hasFocusedHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !isTyping(document.activeElement)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return heading !== null;
}

/** Whoever is already in a field of the new page keeps their place. */
function isTyping(focused: Element | null): boolean {
  return focused?.matches('main input, main select, main textarea') ?? false;
}
