import { hasPrerenderedHtml } from './routing/has-prerendered-html.ts';

/**
 * Name of the event that `first-paint.ts` dispatches on the first interaction, and of the data attribute that it sets at the same time.
 */
const wanted = 'wanted';

/** Identifies content that the application must show immediately: a stored flash message, or the notice of an override. */
const immediateContent = { storageKeyPrefix: 'marquee.', overrideQuery: /[?&]mfe\./ };

/**
 * Resolves when the application should start. On a prerendered page for visitors without a session, the application waits for the first
 * interaction (deferred hydration), because the page is readable and its links work without the application. On any other page, and if
 * there is content that must appear immediately, the application starts immediately.
 */
export async function deferredHydration(): Promise<void> {
  if (shouldHydrateNow()) {
    return;
  }
  await new Promise((resolve) => {
    document.addEventListener(wanted, resolve, { once: true });
  });
}

function shouldHydrateNow(): boolean {
  const container = document.querySelector<HTMLElement>('#root')?.dataset ?? {};
  // Pages for visitors with a session ('anybody') hydrate immediately, because their top bar shows the user's name only after hydration.
  return (
    !hasPrerenderedHtml(container) ||
    container.visitor === 'anybody' ||
    wanted in document.documentElement.dataset ||
    hasImmediateContent()
  );
}

function hasImmediateContent(): boolean {
  return (
    immediateContent.overrideQuery.test(location.search) ||
    getStoredKeys().some((key) => key.startsWith(immediateContent.storageKeyPrefix))
  );
}

/** Returns an empty list if the browser blocks storage. */
function getStoredKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
