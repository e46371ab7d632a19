import type { Location, RouterProviderProps } from 'react-router';

type Enabled = Parameters<RouterProviderProps['router']['enableScrollRestoration']>;

/** How far each page was scrolled, in what `ScrollRestoration` keeps for the tab. `isRestored`: the first page is where it should be. */
export function createScrollPositions(isRestored: boolean) {
  let isFirstRestored = isRestored;
  let enabled: Enabled | null = null;

  function keyOf({ 2: toKey }: Enabled, location: Location): string {
    return toKey?.(location, []) ?? location.key;
  }

  function positionAt(location: Location): number | null {
    const position: unknown = enabled?.[0][keyOf(enabled, location)];
    return typeof position === 'number' ? position : null;
  }

  return {
    positionAt,
    leave(location: Location): void {
      if (enabled) {
        enabled[0][keyOf(enabled, location)] = enabled[1]();
      }
    },
    /** Gives back how to stop. */
    enable(given: Enabled, location: Location, restore: (position: number) => void): () => void {
      enabled = given;
      const position = positionAt(location);
      if (!isFirstRestored && position !== null) {
        restore(position);
      }
      isFirstRestored = true;
      return () => {
        enabled = null;
      };
    },
  };
}
