import type { Visitor } from '@marquee/contracts/rendered-pages';
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { firstAnswerIn } from './api/first-answer.ts';
import { Application, routesOf } from './application.tsx';
import { createScrollKey } from './page/scroll-key.ts';
import { watchReturns } from './session/watch-returns.ts';
import { askWhoIsSignedIn, supposeNobodyIsSignedIn } from './session/supposed-session.ts';
import { createStore } from './store/store.ts';

/** `isWaiting`: the page in the container is a waiting state, which nobody has begun to read. */
type MountOptions = { isWaiting?: boolean };

/**
 * Puts an application on the page with the store, the router and the look: the shell, or a remote that stands alone. `renderedFor`:
 * the container holds this very page as `renderApp` wrote it; then that becomes the application, and nothing is drawn anew.
 */
export function mountApp(
  container: Element,
  app: ReactNode,
  renderedFor?: Visitor,
  { isWaiting = false }: MountOptions = {},
): void {
  const store = createStore({ firstAnswer: firstAnswerIn(document) });
  watchReturns(store, {
    root: document.documentElement,
    reload: () => {
      location.reload();
    },
  });
  const routes = routesOf(app, createScrollKey(history));
  // Who has begun to read stays where they have scrolled to: with data of its own a router leaves the first place to the browser.
  const isRead = renderedFor !== undefined && !isWaiting;
  const router = createBrowserRouter(routes, isRead ? { hydrationData: {} } : {});
  const application = <Application store={store} router={router} />;

  if (renderedFor === undefined) {
    createRoot(container).render(application);
    return;
  }
  if (renderedFor === 'signed-out') {
    supposeNobodyIsSignedIn(store);
    askWhoIsSignedIn(store);
  }
  // As a transition it gives way to who is using the page already.
  startTransition(() => {
    hydrateRoot(container, application);
  });
}
