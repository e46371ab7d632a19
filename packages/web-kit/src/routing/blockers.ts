import { IDLE_BLOCKER } from 'react-router';
import type { Blocker, BlockerFunction, Location } from 'react-router';

type Blockers = Map<string, Blocker>;
type Places = Parameters<BlockerFunction>[0];

/** Who asks before a page is left; the one that began last is asked. `onChange` is told how all stand. */
export function createBlockers(onChange: (blockers: Blockers) => void) {
  const asked = new Map<string, BlockerFunction>();
  let standing: Blockers = new Map();
  let whenUndone: (() => void) | null = null;

  function set(key: string, blocker: Blocker): void {
    standing = new Map(standing).set(key, blocker);
    onChange(standing);
  }

  return {
    get(key: string, isBlocking: BlockerFunction): Blocker {
      asked.set(key, isBlocking);
      return standing.get(key) ?? IDLE_BLOCKER;
    },
    remove(key: string): void {
      asked.delete(key);
      standing.delete(key);
    },
    /** All at rest, as they are when a page is left. */
    none(): Blockers {
      standing = new Map([...standing.keys()].map((key) => [key, IDLE_BLOCKER] as const));
      return standing;
    },
    /** Of the one that does not let the page be left; undefined where nobody minds, or the user insists. */
    keyFor(places: Places): string | undefined {
      const [key, isBlocking] = [...asked].at(-1) ?? [];
      if (key === undefined || standing.get(key)?.state === 'proceeding') {
        return undefined;
      }
      return isBlocking?.(places) === true ? key : undefined;
    },
    block(key: string, location: Location, goOn: () => void): void {
      set(key, {
        ...{ state: 'blocked', location },
        proceed() {
          set(key, { state: 'proceeding', location, proceed: undefined, reset: undefined });
          goOn();
        },
        reset() {
          set(key, IDLE_BLOCKER);
        },
      });
    },
    /** Resolves when the browser has told of the step back that `goBack` takes. */
    undo(goBack: () => void): Promise<void> {
      const undone = new Promise<void>((resolve) => {
        whenUndone = resolve;
      });
      goBack();
      return undone;
    },
    /** Whether what the browser tells is that step back, and no move of the user's. */
    hasUndone(): boolean {
      const resolve = whenUndone;
      whenUndone = null;
      resolve?.();
      return resolve !== null;
    },
  };
}
