// Runs before the first paint, as `first-paint.ts` does, but only in documents that already contain a page's HTML. Checks, before the page
// is usable, whether the HTML matches the URL. If the HTML does not match, the application renders the page again; until then
// `first-paint.css` hides the HTML, so that the user does not type into fields that will be replaced. `has-prerendered-html.ts` reads the
// result. Imports nothing.

const awaited = new MutationObserver(() => {
  const container = document.getElementById('root');
  if (!container) {
    return;
  }
  awaited.disconnect();
  if (!fitsAddress(container.dataset)) {
    document.documentElement.dataset.replaced = 'hidden';
  }
});
// The observer runs before the browser paints the container or dispatches input to it.
awaited.observe(document, { childList: true, subtree: true });

document.addEventListener('scriptsfailed', () => {
  if (document.documentElement.dataset.replaced) {
    // The application failed to load, so the HTML is shown, because its links work.
    document.documentElement.dataset.replaced = 'shown';
  }
});

/**
 * Whether the HTML matches the URL. HTML with `visitor` fits every query of its path. Other HTML fits only if the query has no parameters
 * except `params` (undefined allows any parameters), and if no other page has passed state in the browser's history.
 */
function fitsAddress({ path, params, visitor }: DOMStringMap): boolean {
  return (
    path === location.pathname && (visitor !== undefined || (fitsQuery(params?.split(' ')) && !hasState()))
  );
}

function fitsQuery(allowed: readonly string[] | undefined): boolean {
  return [...new URLSearchParams(location.search).keys()].every((key) => allowed?.includes(key) ?? true);
}

/** Returns whether the router's history state, which survives a reload, has data from another page, such as an email address. */
function hasState(): boolean {
  const state: unknown = history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'usr' in state &&
    state.usr !== null &&
    state.usr !== undefined
  );
}
