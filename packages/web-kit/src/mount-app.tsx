import type { Visitor } from '@marquee/contracts/prerendered-pages';
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { firstAnswerIn } from './api/first-answer.ts';
import { Application, createRoutes } from './application.tsx';
import { createScrollKey } from './page/scroll-key.ts';
import { watchBfcacheRestore } from './session/watch-bfcache-restore.ts';
import { fetchSession, assumeSignedOut } from './session/assume-signed-out.ts';
import { createStore } from './store/store.ts';

/** `isWaiting`: the container holds only a loading state, so there is no scroll position to keep. */
type MountOptions = { isWaiting?: boolean };

/**
 * Mounts an application, the shell or a standalone remote, with store, router and styles. `renderedFor`: the visitor for whom the page in
 * the container was rendered by `renderApp`; that page is hydrated. Absent for an empty container.
 */
export function mountApp(
  container: Element,
  app: ReactNode,
  renderedFor?: Visitor,
  { isWaiting = false }: MountOptions = {},
): void {
  const store = createStore({ firstAnswer: firstAnswerIn(document) });
  watchBfcacheRestore(store, {
    root: document.documentElement,
    reload: () => {
      location.reload();
    },
  });
  const routes = createRoutes(app, createScrollKey(history));
  // With `hydrationData` the router does not set the initial scroll position, so the page stays where the user has scrolled.
  const isScrollable = renderedFor !== undefined && !isWaiting;
  const router = createBrowserRouter(routes, isScrollable ? { hydrationData: {} } : {});

  if (renderedFor === undefined) {
    createRoot(container).render(<Application store={store} router={router} />);
    return;
  }
  if (renderedFor === 'signed-out') {
    assumeSignedOut(store);
  }
  const renderedState = store.getState();
  if (renderedFor === 'signed-out') {
    fetchSession(store);
  }
  // A transition, so that hydration does not block input.
  startTransition(() => {
    hydrateRoot(container, <Application store={store} router={router} renderedState={renderedState} />);
  });
}
