// Runs before the first paint, as a separate file or inline in a prerendered page. Imports nothing.

// Prevents a flash of the system's theme if the user has chosen the other theme.
try {
  const chosen = localStorage.getItem('marquee.theme');
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.dataset.theme = chosen;
    document.documentElement.style.colorScheme = chosen;
  }
} catch {
  // The browser blocks storage, so no choice is stored on this device.
}

// Early requests: for visitors with a session the document lists the application's first reads. This script sends these requests, and the
// application uses the promises (`early-requests.ts` of the contracts). Unused promises are dropped after 30 seconds and when the page is
// left, because the back/forward cache may show the page again to another account.
const requestList = document.querySelector<HTMLMetaElement>('meta[name="early-requests"]')?.content ?? '[]';
const earlyRequests = new Map<string, Promise<Response>>();
for (const { address, integrity = '' } of JSON.parse(requestList) as {
  address: string;
  integrity?: string;
}[]) {
  const isCall = address.startsWith('/api/');
  const controller = new AbortController();
  // Has the same timeouts as the application. While a request hangs, the browser delays the application's next request for the same URL.
  const timer = setTimeout(
    () => {
      controller.abort();
    },
    isCall ? 15_000 : 3_000,
  );
  const answer = fetch(address, {
    credentials: 'same-origin',
    signal: controller.signal,
    ...(isCall
      ? { headers: { Accept: 'application/json', 'Cache-Control': 'no-cache' } }
      : { cache: 'no-cache', integrity }),
  });
  // Clears the timer after a complete response, because an abort would discard the body before the application reads it. The application
  // handles a rejection of `answer`; this `catch` only prevents an unhandled rejection.
  void answer
    .then((response) => response.clone().arrayBuffer())
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(timer);
    });
  earlyRequests.set(`${address} ${integrity}`, answer);
}
globalThis.marqueeEarlyAnswers = earlyRequests;
setTimeout(clearEarlyRequests, 30_000);
addEventListener('pagehide', clearEarlyRequests);

function clearEarlyRequests(): void {
  earlyRequests.clear();
}

// On a prerendered page the application's scripts are in a template. The scripts are fetched after the first paint, or on an earlier
// interaction, because they would compete with the resources of the first paint.
addEventListener('load', () => {
  if (document.hidden) {
    // A background tab does not paint. The scripts are fetched now, because another build may be released before the tab becomes visible.
    fetchScripts();
    return;
  }
  afterPaint(fetchScripts);
});

function fetchScripts(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#scripts');
  if (!template) {
    return;
  }
  const scripts = document.importNode(template.content, true);
  template.remove();
  scripts.querySelectorAll('script').forEach((script, index) => {
    script.addEventListener('error', () => {
      retryScript(script, { isEntry: index === 0 });
    });
  });
  document.head.append(scripts);
}

// On a page that starts the application immediately, the entry is the only deferred script.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.defer) {
      retryScript(target, { isEntry: true });
    }
  },
  { capture: true },
);

// Retries a script once, for a short network interruption. A script that fails again is removed from the page, because webpack would wait
// for it. If the entry fails again, the application cannot load. The entry itself retries the other scripts (`index.ts`).
function retryScript(failed: HTMLScriptElement, { isEntry }: { isEntry: boolean }): void {
  const script = document.createElement('script');
  script.async = true;
  script.setAttribute('src', failed.getAttribute('src') ?? '');
  script.addEventListener('error', () => {
    script.remove();
    if (isEntry) {
      document.dispatchEvent(new Event('scriptsfailed'));
    }
  });
  failed.replaceWith(script);
}

// Deferred hydration: on a prerendered page the application starts on the first interaction (`deferred-hydration.ts`). A click without
// pointer events, as screen readers send it, is an interaction too, and so is the browser's scroll to a fragment.
const interactionEvents = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'click'],
];
for (const eventType of interactionEvents) {
  document.addEventListener(eventType, onFirstInteraction, { capture: true, passive: true });
}

function onFirstInteraction(event: Event): void {
  if (isStationaryPointer(event)) {
    return;
  }
  const { type } = event;
  interactionEvents.forEach((eventType) => {
    document.removeEventListener(eventType, onFirstInteraction, { capture: true });
  });
  fetchScripts();
  afterResponsePaint(type, () => {
    document.documentElement.dataset.wanted = '';
    document.dispatchEvent(new Event('wanted'));
  });
}

/** Detects the event that browsers dispatch for a mouse at rest when a page appears under it. */
function isStationaryPointer(event: Event): boolean {
  return (
    event.type === 'pointermove' &&
    event instanceof MouseEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

const maxPressMs = 500;

/** Starts the application only after the page has responded to the interaction and has painted the response. */
function afterResponsePaint(type: string, begin: () => void): void {
  if (document.hidden) {
    begin();
    return;
  }
  if (type !== 'pointerdown' && type !== 'touchstart') {
    afterPaint(begin);
    return;
  }
  // A pointer press ends with a click or, if the user scrolls or holds the pointer down, without a click.
  const ends = ['click', 'pointercancel', 'touchcancel'];
  const timer = setTimeout(end, maxPressMs);
  for (const name of ends) {
    document.addEventListener(name, end, { capture: true });
  }

  function end(): void {
    clearTimeout(timer);
    for (const name of ends) {
      document.removeEventListener(name, end, { capture: true });
    }
    afterPaint(begin);
  }
}

function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(callback);
  });
}
