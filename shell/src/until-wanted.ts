import { isRenderedHere } from './routing/is-rendered-here.ts';

/** What `first-paint.ts` tells when somebody first turns to the page, and leaves on it for who comes later. */
const wanted = 'wanted';

/** By these the application has been left something to say in this tab: a greeting, or that a development build runs. */
const left = { kept: 'marquee.', asked: /[?&]mfe\./ };

/**
 * Resolves when the application is to begin. A page that the build has rendered is for reading, and its links lead on: there it
 * begins when somebody first turns to it, so that it holds up nobody who has not asked for it. Anywhere else it begins at once.
 */
export async function untilWanted(): Promise<void> {
  if (isWanted()) {
    return;
  }
  await new Promise((resolve) => {
    document.addEventListener(wanted, resolve, { once: true });
  });
}

function isWanted(): boolean {
  const container = document.querySelector<HTMLElement>('#root')?.dataset ?? {};
  // The bar of a page with a session says whose it is only when the application runs.
  return (
    !isRenderedHere(container) ||
    container.visitor === 'anybody' ||
    wanted in document.documentElement.dataset ||
    hasSomethingToSay()
  );
}

function hasSomethingToSay(): boolean {
  return left.asked.test(location.search) || keptKeys().some((key) => key.startsWith(left.kept));
}

/** Where the browser blocks storage nothing outlasts the page before. */
function keptKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
