import { PageFallback, Route, Routes } from '@marquee/web-kit';
import { Suspense } from 'react';
import { RemoteRoutes } from './remote-routes.tsx';
import { shellPages } from './shell-pages.tsx';
import { HydratedEvent } from './hydrated-event.tsx';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';

/** The routing table: the shell's own pages, and remotes for all other paths. */
export function AppRoutes() {
  usePreloadOnIntent();

  return (
    <Suspense fallback={<PageFallback />}>
      <Routes>
        {shellPages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<RemoteRoutes />} />
      </Routes>
      <HydratedEvent />
    </Suspense>
  );
}
