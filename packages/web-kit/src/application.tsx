import { GlobalStyle, Toaster } from '@marquee/ui';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Outlet, RouterProvider, ScrollRestoration } from 'react-router';
import type { Location, RouteObject, RouterProviderProps } from 'react-router';
import { AppFailure } from './boundary/app-failure.tsx';
import type { AppStore } from './store/store.ts';

type ScrollKey = (place: Pick<Location, 'key'>) => string;

/** Router configuration: one catch-all route, because the application matches the paths itself. */
export function routesOf(app: ReactNode, scrollKey: ScrollKey): RouteObject[] {
  return [
    {
      element: <Ground scrollKey={scrollKey} />,
      children: [{ path: '*', element: app, errorElement: <AppFailure /> }],
    },
  ];
}

type ApplicationProps = { store: AppStore; router: RouterProviderProps['router'] };

/** Root component. The build and the browser must render the same tree, otherwise hydration fails. */
export function Application({ store, router }: ApplicationProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>
  );
}

function Ground({ scrollKey }: { scrollKey: ScrollKey }) {
  return (
    <>
      <GlobalStyle />
      <Outlet />
      <Toaster />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
