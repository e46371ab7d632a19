// Runs like `first-paint.ts` on prerendered pages and pages of the page renderer, and handles clicks and keys before hydration. The menu of
// the top bar works immediately, and the browser follows links. An action that needs the application marks its button as busy and is
// replayed after hydration. Imports nothing.

type Held = { busy: HTMLElement | null; act: () => void };

let held: Held | null = null;

/** Holds an action for replay; only the last one is kept. */
function hold(next: Held | null): void {
  held?.busy?.removeAttribute('aria-busy');
  held = next;
  held?.busy?.setAttribute('aria-busy', 'true');
}

document.addEventListener('takenover', () => {
  const last = held;
  hold(null);
  last?.act();
});
document.addEventListener('notcoming', () => {
  hold(null);
});

// React hydrates in interruptible slices, but an event that reaches it would make it hydrate the rest synchronously. So no event reaches
// it, except in a menu that is hydrated before the rest of the page.
const eventsOfReact = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel', 'click'],
  ...['dblclick', 'contextmenu', 'keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'change', 'submit'],
];
for (const type of eventsOfReact) {
  document.addEventListener(type, answer, { capture: true });
}

function answer(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('[data-path]') || target.closest('[data-menu="own"]')) {
    return;
  }
  event.stopPropagation();
  if (event.type === 'click') {
    press(target);
  } else if (event instanceof SubmitEvent) {
    holdForm(event);
  } else if (event instanceof KeyboardEvent && event.type === 'keydown') {
    pressKey(event);
    chooseTab(target, event);
  }
}

function press(target: Element): void {
  const button = target.closest<HTMLButtonElement>('button');
  const toggle = earlyToggle();
  if (toggle && (button === toggle || target.closest('[data-scrim]'))) {
    hold(null);
    open(toggle, !isOpen(toggle));
    toggle.focus();
  } else if (target.closest('a[href]')) {
    // Following a link discards the held action. A click on anything else (a field, the background) keeps it.
    hold(null);
  } else if (button && (button.type !== 'submit' || !button.form)) {
    // A form is held on its submit event.
    holdPress(button);
  }
}

function holdPress(button: HTMLElement): void {
  hold({
    busy: button,
    act: () => {
      pressAgain(button);
    },
  });
}

/** Adds the page's `returnTo` to links with `data-returns`; the HTML was rendered without it. The server accepts only its own paths. */
function passOnReturnTo(): void {
  const returnTo = new URLSearchParams(location.search).get('returnTo');
  if (returnTo !== null) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-returns]')) {
      link.search = new URLSearchParams({ returnTo }).toString();
    }
  }
}

/** Dispatches mousedown before the click, because tabs listen only to that. */
function pressAgain(button: HTMLElement): void {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button.click();
}

/** Prevents native submission: the application validates the form and calls the server. */
function holdForm(event: SubmitEvent): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  hold({
    busy: event.submitter ?? form.querySelector('[type="submit"]'),
    act: () => {
      form.requestSubmit();
    },
  });
}

/** The button of the top bar's menu, until the application has hydrated it. */
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

/** Same keys as in the application: Escape closes the menu, Tab cycles inside it. */
function pressKey(event: KeyboardEvent): void {
  const toggle = earlyToggle();
  if (!toggle || !isOpen(toggle)) {
    return;
  }
  if (event.key === 'Escape') {
    open(toggle, false);
    toggle.focus();
  } else if (event.key === 'Tab' && toggle.parentElement?.contains(document.activeElement)) {
    goRound(toggle.parentElement, event);
  }
}

function goRound(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = event.shiftKey ? stops.at(at <= 0 ? -1 : at - 1) : stops[(at + 1) % stops.length];
  event.preventDefault();
  next?.focus();
}

const arrows: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** An arrow key focuses the adjacent tab, as in the application. The application opens that tab after hydration. */
function chooseTab(target: Element, event: KeyboardEvent): void {
  const step = arrows[event.key];
  const tab = target.closest<HTMLElement>('[role="tab"]');
  if (step === undefined || !tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return;
  }
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length) ?? tab;
  event.preventDefault();
  next.focus();
  holdPress(next);
}

document.addEventListener('focusin', ({ target }) => {
  const toggle = earlyToggle();
  if (toggle && isOpen(toggle) && target instanceof Node && !toggle.parentElement?.contains(target)) {
    open(toggle, false);
  }
});

// Password managers insert icons between the fields of a form. React cannot hydrate HTML with unknown elements: it would render all of it
// again, with empty fields.
const additions: Node[] = [];
const observer = new MutationObserver(noteAdditions);
document.addEventListener('readystatechange', () => {
  const container = document.querySelector('[data-path]');
  if (container && document.readyState === 'interactive') {
    // On load, not on click, because a link may be opened in another tab without a click; and before the observer starts.
    passOnReturnTo();
    observer.observe(container, { childList: true, subtree: true });
  }
});
document.addEventListener('hydrating', () => {
  noteAdditions(observer.takeRecords());
  observer.disconnect();
  for (const node of additions) {
    if (node.parentElement?.closest('form')) {
      node.parentElement.removeChild(node);
    }
  }
});

function noteAdditions(records: MutationRecord[]): void {
  additions.push(...records.flatMap(({ addedNodes }) => [...addedNodes]));
}
