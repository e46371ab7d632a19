import { IDLE_NAVIGATION, matchRoutes, NavigationType, UNSAFE_createBrowserHistory } from 'react-router';
import type {
  BlockerFunction,
  Location,
  RouteObject,
  RouterNavigateOptions,
  RouterProviderProps,
  To,
} from 'react-router';
import { createBlockers } from './blockers.ts';
import { createScrollPositions } from './scroll-positions.ts';
import { createTargets } from './targets.ts';

type Router = RouterProviderProps['router'];
type State = Router['state'];
type Options = Pick<RouterNavigateOptions, 'preventScrollReset' | 'replace' | 'state'>;
type Move = { location: Location; action: NavigationType };

/**
 * What `RouterProvider` and its hooks ask of `createBrowserRouter`, without what loads and sends data: our pages do that by the API, and it
 * is half of react-router. `isShown`: the page is on the screen already, so that it stays where somebody has scrolled to.
 */
export function createPageRouter(routes: readonly RouteObject[], { isShown }: { isShown: boolean }): Router {
  const history = UNSAFE_createBrowserHistory();
  const targets = createTargets(history);
  const named = withIds(routes);
  const subscribers = new Set<Parameters<Router['subscribe']>[0]>();
  const scroll = createScrollPositions(isShown);
  const blockers = createBlockers((changed) => {
    update({ blockers: changed });
  });
  let hasNewsForNobody = false;
  let state: State = {
    ...settled,
    historyAction: history.action,
    location: history.location,
    matches: matchesAt(history.location),
    restoreScrollPosition: isShown ? false : null,
    blockers: blockers.none(),
  };

  history.listen(({ action, location, delta }) => {
    const move = { action, location };
    if (!blockers.hasUndone() && !isHeldBack(move, delta)) {
      arriveAt(move, {});
    }
  });

  /** The browser has gone there already: it is sent back, and again when the user insists. */
  function isHeldBack({ action, location }: Move, delta: number | null): boolean {
    const places = { currentLocation: state.location, nextLocation: location, historyAction: action };
    const key = delta === null ? undefined : blockers.keyFor(places);
    if (key === undefined || delta === null) {
      return false;
    }
    const undone = blockers.undo(() => {
      history.go(-delta);
    });
    blockers.block(key, location, () => {
      void undone.then(() => {
        history.go(delta);
      });
    });
    return true;
  }

  function matchesAt(location: Location): State['matches'] {
    return (matchRoutes(named, location) ?? []) as State['matches'];
  }

  function update(change: Partial<State>): void {
    state = { ...state, ...change };
    hasNewsForNobody = subscribers.size === 0;
    subscribers.forEach(inform);
  }

  function inform(subscriber: Parameters<Router['subscribe']>[0]): void {
    subscriber(state, {
      deletedFetchers: [],
      newErrors: null,

      flushSync: false,
    });
  }

  function arriveAt({ location, action }: Move, { preventScrollReset = false }: Options): void {
    scroll.leave(state.location);
    if (action === NavigationType.Push) {
      history.push(location, location.state);
    } else if (action === NavigationType.Replace) {
      history.replace(location, location.state);
    }
    update({
      ...{ location, preventScrollReset, historyAction: action, matches: matchesAt(location) },
      restoreScrollPosition: scroll.positionAt(location),
      blockers: blockers.none(),
    });
  }

  function navigate(to: To | number | null, options: Options = {}): void {
    if (typeof to === 'number') {
      history.go(to);
      return;
    }
    const location = targets.locationOf(to, state.location, options.state);
    const action = options.replace === true ? NavigationType.Replace : NavigationType.Push;
    const key = blockers.keyFor({
      ...{ currentLocation: state.location, nextLocation: location, historyAction: action },
    });
    if (key === undefined) {
      arriveAt({ location, action }, options);
    } else {
      blockers.block(key, location, () => {
        navigate(to, options);
      });
    }
  }

  const router = {
    ...{ basename: '/', future: {}, routes: named, manifest: manifestOf(named), window },
    get state() {
      return state;
    },
    subscribe(subscriber: Parameters<Router['subscribe']>[0]) {
      subscribers.add(subscriber);
      if (hasNewsForNobody) {
        hasNewsForNobody = false;
        inform(subscriber);
      }
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration: (...given: Parameters<Router['enableScrollRestoration']>) =>
      scroll.enable(given, state.location, (restoreScrollPosition) => {
        update({ restoreScrollPosition });
      }),
    /** At once; rejects rather than throws, as `useNavigate` promises. */
    navigate: (to: To | number | null, options?: Options) =>
      new Promise<void>((resolve) => {
        navigate(to, options);
        resolve();
      }),
    createHref: (to: To) => history.createHref(to),
    createURL: (to: To) => history.createURL(to),
    encodeLocation: (to: To) => history.encodeLocation(to),
    getBlocker: (key: string, isBlocking: BlockerFunction) => blockers.get(key, isBlocking),
    deleteBlocker: (key: string) => {
      blockers.remove(key);
    },
  };
  // The rest of its type loads and sends data, or is for tests; neither the provider nor the hooks that web-kit offers ask for it.
  return router as unknown as Router;
}

const settled = {
  initialized: true,
  renderFallback: false,
  navigation: IDLE_NAVIGATION,
  preventScrollReset: false,
  revalidation: 'idle',
  loaderData: {},
  actionData: null,
  errors: null,
  fetchers: new Map(),
} as const;

type NamedRoute = RouteObject & { id: string };

/** Names routes by their places, as the provider finds them in the manifest. */
function withIds(routes: readonly RouteObject[], above: readonly number[] = []): NamedRoute[] {
  return routes.map((route, place) => {
    const places = [...above, place];
    const named = { ...route, id: places.join('-') };
    return (route.children ? { ...named, children: withIds(route.children, places) } : named) as NamedRoute;
  });
}

function manifestOf(routes: readonly RouteObject[]): Record<string, RouteObject> {
  return Object.fromEntries(
    routes.flatMap((route) => [
      [route.id ?? '', route] as const,
      ...Object.entries(manifestOf(route.children ?? [])),
    ]),
  );
}
