/**
 * Focuses the page's heading as soon as it is rendered. A page may start with a spinner, so this may take a while. Returns a function that
 * stops waiting for the heading.
 */
export function focusHeading(onFocused: () => void = () => undefined): () => void {
  const changes = new MutationObserver(focusIfRendered);
  changes.observe(document.body, { childList: true, subtree: true });
  focusIfRendered();
  return () => {
    changes.disconnect();
  };

  function focusIfRendered(): void {
    if (focusExistingHeading()) {
      changes.disconnect();
      onFocused();
    }
  }
}

/** Focuses the heading, unless the user is typing. Returns whether a heading exists. */
function focusExistingHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !isTyping(document.activeElement)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return heading !== null;
}

/** If the user is already in a field of the new page, the focus stays there. */
function isTyping(focused: Element | null): boolean {
  return focused?.matches('main input, main select, main textarea') ?? false;
}
