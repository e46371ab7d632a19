import { GlobalStyle, Toaster } from '@marquee/ui';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration } from 'react-router';
import { AppFailure } from './boundary/app-failure.tsx';
import { createScrollKey } from './page/scroll-key.ts';
import { createStore } from './store/store.ts';

/** Puts an application on the page with the store, the router and the look: the shell, or a remote that stands alone. */
export function mountApp(container: Element, app: ReactNode): void {
  const scrollKey = createScrollKey(history);
  const router = createBrowserRouter([
    {
      element: <Ground scrollKey={scrollKey} />,
      children: [{ path: '*', element: app, errorElement: <AppFailure /> }],
    },
  ]);
  createRoot(container).render(
    <StrictMode>
      <Provider store={createStore()}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
}

type GroundProps = { scrollKey: ReturnType<typeof createScrollKey> };

function Ground({ scrollKey }: GroundProps) {
  return (
    <>
      <GlobalStyle />
      <Outlet />
      <Toaster />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
