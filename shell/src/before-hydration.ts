// Runs before the first paint, as `first-paint.ts` does, but only in documents that already contain a page's HTML. Handles clicks and keys
// before hydration. The menu of the top bar works immediately, and the browser follows links. An action that needs the application marks
// its button as busy and is replayed after hydration. Imports nothing.

type HeldAction = { busy: HTMLElement | null; replay: () => void };

let heldAction: HeldAction | null = null;

/** Holds an action for replay, in place of the previous action. If the application has failed to load, shows a message instead. */
function holdAction(next: HeldAction | null): void {
  const failedPage = document.querySelector('[data-path][data-failed]');
  heldAction?.busy?.removeAttribute('aria-busy');
  heldAction = failedPage ? null : next;
  heldAction?.busy?.setAttribute('aria-busy', 'true');
  if (failedPage && next) {
    failedPage.querySelector('[data-load-failure]')?.removeAttribute('hidden');
  }
}

document.addEventListener('hydrated', () => {
  const last = heldAction;
  holdAction(null);
  last?.replay();
});
document.addEventListener('scriptsfailed', () => {
  const page = document.querySelector<HTMLElement>('[data-path]');
  page?.setAttribute('data-failed', '');
  holdAction(heldAction);
  if (page?.dataset.visitor === 'anybody') {
    // For visitors with a session the page is incomplete without the application, so the message does not wait for an action.
    page.querySelector('[data-load-failure]')?.removeAttribute('hidden');
  }
});

// React hydrates in interruptible slices, but an event that reaches React makes it hydrate the rest synchronously. Therefore this script
// stops every event of these types, except in a menu that React has hydrated before the rest of the page.
const reactEventTypes = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel', 'click'],
  ...['dblclick', 'contextmenu', 'keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'change', 'submit'],
];
for (const type of reactEventTypes) {
  document.addEventListener(type, handleEvent, { capture: true });
}

function handleEvent(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('[data-path]') || target.closest('[data-menu="own"]')) {
    return;
  }
  event.stopPropagation();
  if (event.type === 'click') {
    handleClick(target);
  } else if (event instanceof SubmitEvent) {
    holdForm(event);
  } else if (event instanceof KeyboardEvent && event.type === 'keydown') {
    handleMenuKey(event);
    focusAdjacentTab(target, event);
  }
}

function handleClick(target: Element): void {
  const button = target.closest<HTMLButtonElement>('button');
  const toggle = earlyToggle();
  if (toggle && (button === toggle || target.closest('[data-scrim]'))) {
    holdAction(null);
    open(toggle, !isOpen(toggle));
    toggle.focus();
  } else if (target.closest('a[href]')) {
    // Following a link discards the held action. A click on a field or on the background keeps the action.
    holdAction(null);
  } else if (button && (button.type !== 'submit' || !button.form)) {
    // A form's submit event, not the click, is held for replay.
    holdClick(button);
  }
}

function holdClick(button: HTMLElement): void {
  holdAction({
    busy: button,
    replay: () => {
      replayClick(button);
    },
  });
}

/** Adds `returnTo`, which is unknown when the HTML is rendered, to links with `data-returns`. The server accepts only its own paths. */
function addReturnTo(): void {
  const returnTo = new URLSearchParams(location.search).get('returnTo');
  if (returnTo !== null) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-returns]')) {
      link.search = new URLSearchParams({ returnTo }).toString();
    }
  }
}

/** Dispatches mousedown before the click, because tabs listen only to mousedown. */
function replayClick(button: HTMLElement): void {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button.click();
}

/** Prevents native submission, because the application validates the form and calls the server. */
function holdForm(event: SubmitEvent): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  holdAction({
    busy: event.submitter ?? form.querySelector('[type="submit"]'),
    replay: () => {
      form.requestSubmit();
    },
  });
}

/** Returns the button of the top bar's menu, or null once the application has hydrated it. */
function earlyToggle(): HTMLElement | null {
  return document.querySelector('[data-path] [data-menu="early"] > button');
}

function isOpen(toggle: HTMLElement): boolean {
  return toggle.getAttribute('aria-expanded') === 'true';
}

function open(toggle: HTMLElement, shouldOpen: boolean): void {
  toggle.setAttribute('aria-expanded', String(shouldOpen));
  document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', !shouldOpen);
}

/** Handles the same keys as the application: Escape closes the menu, Tab cycles inside it. */
function handleMenuKey(event: KeyboardEvent): void {
  const toggle = earlyToggle();
  if (!toggle || !isOpen(toggle)) {
    return;
  }
  if (event.key === 'Escape') {
    open(toggle, false);
    toggle.focus();
  } else if (event.key === 'Tab' && toggle.parentElement?.contains(document.activeElement)) {
    cycleFocus(toggle.parentElement, event);
  }
}

function cycleFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const focusable = [...menu.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = focusable.findIndex((element) => element === document.activeElement);
  const next = event.shiftKey ? focusable.at(at <= 0 ? -1 : at - 1) : focusable[(at + 1) % focusable.length];
  event.preventDefault();
  next?.focus();
}

const arrowSteps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** An arrow key focuses the adjacent tab, as in the application. The application opens that tab after hydration. */
function focusAdjacentTab(target: Element, event: KeyboardEvent): void {
  const step = arrowSteps[event.key];
  const tab = target.closest<HTMLElement>('[role="tab"]');
  if (step === undefined || !tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return;
  }
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length) ?? tab;
  event.preventDefault();
  next.focus();
  holdClick(next);
}

document.addEventListener('focusin', ({ target }) => {
  const toggle = earlyToggle();
  if (toggle && isOpen(toggle) && target instanceof Node && !toggle.parentElement?.contains(target)) {
    open(toggle, false);
  }
});

// Changes the links as soon as the HTML is parsed. A click would be too late, because a link can be opened in another tab without a click.
document.addEventListener('readystatechange', () => {
  if (document.readyState === 'interactive') {
    addReturnTo();
  }
});
