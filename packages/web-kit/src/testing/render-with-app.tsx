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
import type { Answer, Asked } from './answers.ts';
import { createFakeApi } from './fake-api.ts';

export type RenderOptions = {
  route?: string;
  /** Who is signed in; nobody by default. */
  session?: CurrentUser;
  answers?: Answer[];
};

type RenderedApp = RenderResult & {
  user: UserEvent;
  store: AppStore;
  calls: (operation: Operation) => Asked[];
  /** The address shown now, with its query. */
  path: () => string;
  /** Of the address, with its `#`; empty where it has none. */
  hash: () => string;
  /** Goes to another address within the tab, as a link would. */
  goTo: (address: string) => Promise<void>;
  /** Where the application was left for by a full load, or null. */
  leftFor: () => string | null;
  /** The name of the file that was saved last, or null. */
  savedAs: () => string | null;
};

/** How long a test waits for what must appear; only a failing or a crowded run needs so much. */
configure({ asyncUtilTimeout: 10_000 });

/** Sonner draws a new toast transparent and shows it by an effect, which a crowded run may not have come to yet. */
const toastsAtOnce = '[data-sonner-toast][data-mounted=false] { opacity: 1; }';

/** A page or feature with the real store, router and toasts, before a server made of answers. */
export function renderWithApp(
  ui: ReactNode,
  { route = '/', session, answers = [] }: RenderOptions = {},
): RenderedApp {
  dismissToasts();
  let left: string | null = null;
  let saved: string | null = null;
  const server = createFakeApi([sessionAnswer(session), ...answers]);
  const store = createStore({
    fetch: server.fetch,
    leaveFor: (address) => {
      left = address;
    },
    saveFile: (_file, name) => {
      saved = name;
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
    leftFor: () => left,
    savedAs: () => saved,
  };
}

function sessionAnswer(session: CurrentUser | undefined): Answer {
  return session
    ? answer(getCurrentUser, session)
    : refuse(getCurrentUser, { status: 401, code: 'unauthenticated', message: 'Unauthorized' });
}
