// Runs before anything is painted, as a file of its own, or in a page that the build has rendered. It imports nothing.

// A theme chosen against the system's setting must not flash the other one.
try {
  const chosen = localStorage.getItem('marquee.theme');
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.dataset.theme = chosen;
    document.documentElement.style.colorScheme = chosen;
  }
} catch {
  // The browser blocks storage: then nothing was chosen on this device.
}

// The document of a page for a visitor with a session names the reads that the application makes first. They begin here, with the same
// request, and the application takes the promises (`early-requests.ts` of the contracts). None is taken after half a minute, or once the page
// was left: the browser may keep it and show it again to another account.
const named = document.querySelector<HTMLMetaElement>('meta[name="early-requests"]')?.content ?? '[]';
const early = new Map<string, Promise<Response>>();
for (const { address, integrity = '' } of JSON.parse(named) as { address: string; integrity?: string }[]) {
  const isCall = address.startsWith('/api/');
  const limit = new AbortController();
  // As the application waits: a request that hangs would hold the next one for the same address back.
  const timer = setTimeout(
    () => {
      limit.abort();
    },
    isCall ? 15_000 : 3_000,
  );
  const answer = fetch(address, {
    credentials: 'same-origin',
    signal: limit.signal,
    ...(isCall
      ? { headers: { Accept: 'application/json', 'Cache-Control': 'no-cache' } }
      : { cache: 'no-cache', integrity }),
  });
  // What has come whole is not ended any more: the application may read it long after that. The caller that takes it receives a rejection.
  answer
    .then((response) => response.clone().arrayBuffer())
    .then(
      () => {
        clearTimeout(timer);
      },
      () => undefined,
    );
  early.set(`${address} ${integrity}`, answer);
}
globalThis.marqueeEarlyAnswers = early;
setTimeout(forgetEarly, 30_000);
addEventListener('pagehide', forgetEarly);

function forgetEarly(): void {
  early.clear();
}

// On a page that the build has rendered the application's scripts lie in a template. They are fetched when it is painted, or somebody
// turns to it before: until then they would only take from what it is painted with.
addEventListener('load', () => {
  if (document.hidden) {
    // Nothing is painted in a tab that nobody sees; by the time somebody does, another build may be out.
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
  for (const script of scripts.querySelectorAll('script')) {
    script.addEventListener('error', () => {
      fetchAgain(script);
    });
  }
  document.head.append(scripts);
}

// A line that breaks off for a moment costs nobody the application. What failed must not stay on the page: webpack would wait for it.
function fetchAgain(failed: HTMLScriptElement): void {
  const script = document.createElement('script');
  script.async = true;
  script.setAttribute('src', failed.getAttribute('src') ?? '');
  script.addEventListener('error', () => {
    script.remove();
    document.dispatchEvent(new Event('notcoming'));
  });
  failed.replaceWith(script);
}

// On such a page the application begins when somebody first turns to it (`until-wanted.ts`): also by a click alone, as screen readers
// press, and where the browser itself goes to a place on the page.
const turns = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'click'],
];
for (const turn of turns) {
  document.addEventListener(turn, noteTurn, { capture: true, passive: true });
}

function noteTurn({ type }: Event): void {
  turns.forEach((turn) => {
    document.removeEventListener(turn, noteTurn, { capture: true });
  });
  fetchScripts();
  afterAnswer(type, () => {
    document.documentElement.dataset.wanted = '';
    document.dispatchEvent(new Event('wanted'));
  });
}

const longestPressMs = 500;

/** What was touched is answered, and the answer painted, before the application takes the processor. */
function afterAnswer(type: string, begin: () => void): void {
  if (document.hidden) {
    begin();
    return;
  }
  if (type !== 'pointerdown' && type !== 'touchstart') {
    afterPaint(begin);
    return;
  }
  // A press ends with a click or, where it scrolls or lasts, without one.
  const ends = ['click', 'pointercancel', 'touchcancel'];
  const timer = setTimeout(end, longestPressMs);
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

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(act);
  });
}
