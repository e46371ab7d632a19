import { hasPrerenderedHtml } from './routing/has-prerendered-html.ts';

/**
 * Name of the event that `first-paint.ts` dispatches on the first interaction, and of the data attribute that it sets for later readers.
 */
const wanted = 'wanted';

/** Signs that the application has something to show immediately: a stored greeting, or an override. */
const immediateContent = { storageKeyPrefix: 'marquee.', overrideQuery: /[?&]mfe\./ };

/**
 * Resolves when the application should start: on a prerendered page, which is readable and whose links work without it, on the first
 * interaction (deferred hydration); on any other page immediately.
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
  // With a session, the top bar shows the user's name only after hydration.
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

/** Empty if the browser blocks storage. */
function getStoredKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
