import { GlobalStyle, Toaster } from '@marquee/ui';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Outlet, RouterProvider, ScrollRestoration } from 'react-router';
import type { Location, RouteObject, RouterProviderProps } from 'react-router';
import { AppFailure } from './boundary/app-failure.tsx';
import type { AppStore, RootState } from './store/store.ts';

type ScrollKey = (place: Pick<Location, 'key'>) => string;

/** Router configuration: one catch-all route, because the application matches the paths itself. */
export function createRoutes(app: ReactNode, scrollKey: ScrollKey): RouteObject[] {
  return [
    {
      element: <RootLayout scrollKey={scrollKey} />,
      children: [{ path: '*', element: app, errorElement: <AppFailure /> }],
    },
  ];
}

/** `renderedState`: the state with which the page's HTML was rendered. React hydrates each part with this state, even a late part. */
type ApplicationProps = { store: AppStore; router: RouterProviderProps['router']; renderedState?: RootState };

/** Root component. The build and the browser must render the same tree, otherwise hydration fails. */
export function Application({ store, router, renderedState }: ApplicationProps) {
  return (
    <StrictMode>
      <Provider store={store} {...(renderedState && { serverState: renderedState })}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>
  );
}

function RootLayout({ scrollKey }: { scrollKey: ScrollKey }) {
  return (
    <>
      <GlobalStyle />
      <Outlet />
      <Toaster />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
