import { isRenderedHere } from './routing/is-rendered-here.ts';

/**
 * Name of the event that `first-paint.ts` dispatches on the first interaction, and of the data attribute that it sets for later readers.
 */
const wanted = 'wanted';

/** Signs that the application has something to show immediately: a stored greeting, or an override. */
const left = { kept: 'marquee.', asked: /[?&]mfe\./ };

/**
 * Resolves when the application should start: on a prerendered page, which is readable and whose links work without it, on the first
 * interaction (deferred hydration); on any other page immediately.
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
  // With a session, the top bar shows the user's name only after hydration.
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

/** Empty if the browser blocks storage. */
function keptKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
