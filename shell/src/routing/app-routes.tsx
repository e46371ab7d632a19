import { PageOnItsWay, Route, Routes } from '@marquee/web-kit';
import { Suspense } from 'react';
import { HandedOver } from './handed-over.tsx';
import { shellPages } from './shell-pages.tsx';
import { TakenOver } from './taken-over.tsx';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';

/** Routing table: the shell's own pages; remotes handle all other paths. */
export function AppRoutes() {
  usePreloadOnIntent();

  return (
    <Suspense fallback={<PageOnItsWay />}>
      <Routes>
        {shellPages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<HandedOver />} />
      </Routes>
      <TakenOver />
    </Suspense>
  );
}
