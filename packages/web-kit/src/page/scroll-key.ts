type Place = { key: string };

/**
 * Returns the key under which the router stores scroll positions. The router's key of the first history entry is always 'default', so a
 * newly loaded page would open at the scroll position of the previous one. Here that entry gets a unique key, which survives a reload.
 */
export function createScrollKey(history: History): (place: Place) => string {
  const state = history.state as { firstEntry?: string } | null;
  const firstEntry = state?.firstEntry ?? crypto.randomUUID();
  history.replaceState({ ...state, firstEntry }, '');

  return ({ key }) => (key === 'default' ? firstEntry : key);
}
