type Place = { key: string };

/**
 * Under which name the router keeps how far a page was scrolled. It calls the first entry of every document 'default', so that a page
 * loaded anew would open as far down as the one before it was left; here that entry gets a name of its own, which a reload keeps.
 */
export function createScrollKey(history: History): (place: Place) => string {
  const state = history.state as { firstEntry?: string } | null;
  const firstEntry = state?.firstEntry ?? crypto.randomUUID();
  history.replaceState({ ...state, firstEntry }, '');

  return ({ key }) => (key === 'default' ? firstEntry : key);
}
