/**
 * Whether the container holds the page of this address as HTML: its path, with nothing in the query that the HTML does not fit, and
 * nothing that another page has sent along.
 */
export function isRenderedHere({ path, params }: DOMStringMap): boolean {
  return path === location.pathname && fits(params) && !hasArrivalState();
}

function fits(params: string | undefined): boolean {
  const allowed = params?.split(' ');
  return [...new URLSearchParams(location.search).keys()].every((key) => allowed?.includes(key) ?? true);
}

/** As the router keeps it: an email that was shown before, for instance. It outlasts a reload. */
function hasArrivalState(): boolean {
  const state: unknown = history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'usr' in state &&
    state.usr !== null &&
    state.usr !== undefined
  );
}
