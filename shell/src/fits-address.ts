// Stands beside `first-paint.ts` in prerendered pages and checks, before anything of the page can be used, whether its HTML fits the
// address. Where it does not, the application draws the page anew: until then `first-paint.css` hides the HTML, so that nobody types into
// fields that will be replaced. `is-rendered-here.ts` reads the result. It imports nothing.

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
// A browser calls it before it paints the container or handles input in it.
awaited.observe(document, { childList: true, subtree: true });

document.addEventListener('notcoming', () => {
  if (document.documentElement.dataset.replaced) {
    // No application replaces it now; its links work.
    document.documentElement.dataset.replaced = 'shown';
  }
});

/** A page of a remote (`visitor`) was rendered for this very request; one of the build only for its path. */
function fitsAddress({ path, params, visitor }: DOMStringMap): boolean {
  return (
    path === location.pathname && (visitor !== undefined || (fitsQuery(params?.split(' ')) && !hasState()))
  );
}

function fitsQuery(allowed: readonly string[] | undefined): boolean {
  return [...new URLSearchParams(location.search).keys()].every((key) => allowed?.includes(key) ?? true);
}

/** What another page has sent along, as the router keeps it: an email, for instance. It outlasts a reload. */
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
