import type { CurrentUser } from '@marquee/contracts/accounts';
import { getCurrentUser } from '@marquee/contracts/auth-operations';
import type { Operation } from '@marquee/contracts/operation';
import { Main, Toaster } from '@marquee/ui';
import { dismissToasts } from '@marquee/ui/testing';
import { act, configure, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createStore } from '../store/store.ts';
import type { AppStore } from '../store/store.ts';
import { answer, refuse } from './answers.ts';
import type { Answer, ReceivedRequest } from './answers.ts';
import { createFakeApi } from './fake-api.ts';

export type RenderOptions = {
  route?: string;
  /** The signed-in user; default: nobody. */
  session?: CurrentUser;
  answers?: Answer[];
};

type RenderedApp = RenderResult & {
  user: UserEvent;
  store: AppStore;
  calls: (operation: Operation) => ReceivedRequest[];
  /** The current path, with its query. */
  path: () => string;
  /** The current fragment, with its `#`; empty if there is none. */
  hash: () => string;
  /** Navigates to another address, like a link. */
  goTo: (address: string) => Promise<void>;
  /** The target of a navigation by full page load, or null. */
  navigatedTo: () => string | null;
  /** The name of the last saved file, or null. */
  savedAs: () => string | null;
};

/** In milliseconds. Only a failing test or a busy machine needs that long. */
configure({ asyncUtilTimeout: 10_000 });

/** Sonner renders a new toast transparent and shows it in an effect, which may not have run yet on a busy machine. */
const toastsAtOnce = '[data-sonner-toast][data-mounted=false] { opacity: 1; }';

/** Renders a page or feature with the real store, router and toasts, and a fake server. */
export function renderWithApp(
  ui: ReactNode,
  { route = '/', session, answers = [] }: RenderOptions = {},
): RenderedApp {
  dismissToasts();
  let target: string | null = null;
  let savedName: string | null = null;
  const server = createFakeApi([sessionAnswer(session), ...answers]);
  const store = createStore({
    fetch: server.fetch,
    navigateExternally: (address) => {
      target = address;
    },
    saveFile: (_file, name) => {
      savedName = name;
    },
  });
  const router = createMemoryRouter([{ path: '*', element: <Main>{ui}</Main> }], { initialEntries: [route] });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <Toaster />
      <style>{toastsAtOnce}</style>
    </Provider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    store,
    calls: server.calls,
    path: () => router.state.location.pathname + router.state.location.search,
    hash: () => router.state.location.hash,
    goTo: (address) => act(() => router.navigate(address)),
    navigatedTo: () => target,
    savedAs: () => savedName,
  };
}

function sessionAnswer(session: CurrentUser | undefined): Answer {
  return session
    ? answer(getCurrentUser, session)
    : refuse(getCurrentUser, { status: 401, code: 'unauthenticated', message: 'Unauthorized' });
}
