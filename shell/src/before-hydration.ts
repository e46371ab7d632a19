// Stands beside `first-paint.ts` in the pages that the build or the page renderer has rendered, and answers presses and keys on such a page
// before the application runs. The menu of the bar works at once, links are the browser's, and what needs the application looks busy and
// is done when that has hydrated the page. It imports nothing.

type Held = { busy: HTMLElement | null; act: () => void };

let held: Held | null = null;

/** Of several acts the last counts. */
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

// React hydrates in slices that give way to input. An event that reaches React meanwhile would make it hydrate all the rest at once, so
// none does: only where the application has hydrated the menu before the rest of the page is that the application's own.
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
    // A link leads away from what waits. A click on anything else (a field, the blank page) changes nothing.
    hold(null);
  } else if (button && (button.type !== 'submit' || !button.form)) {
    // A form is held when the browser has asked to send it.
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

/** Adds the page's `returnTo`, which the HTML does not know, to the links that pass it on. The server accepts only a path of its own. */
function passOnReturnTo(): void {
  const returnTo = new URLSearchParams(location.search).get('returnTo');
  if (returnTo !== null) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-returns]')) {
      link.search = new URLSearchParams({ returnTo }).toString();
    }
  }
}

/** As a mouse does: tabs listen for its button alone. */
function pressAgain(button: HTMLElement): void {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button.click();
}

/** The browser never sends a form: what stands in it is for the application, which checks it and calls the server. */
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

/** What opens the menu of the bar, until the application has hydrated it. */
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

/** As the application has it: Escape closes the menu, Tab goes round in it. */
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

/** An arrow moves to the neighboring tab, as in the application, which opens it when it has hydrated the page. */
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

// Password managers put their icons between the fields of a form. React takes over no page in which more stands than it knows: it would
// draw all of it anew, with empty fields.
const additions: Node[] = [];
const observer = new MutationObserver(noteAdditions);
document.addEventListener('readystatechange', () => {
  const container = document.querySelector('[data-path]');
  if (container && document.readyState === 'interactive') {
    // Before the observer starts: a link may be opened in another tab without a click.
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
