import { Route, Routes } from '@marquee/web-kit';
import { PublicQuotePage } from './pages/public-quote-page.tsx';

/** Every page of the public micro-frontend; the shell hands over the paths of `release.json`. */
export function RemoteRoutes() {
  return (
    <Routes>
      <Route path="/quote" element={<PublicQuotePage />} />
    </Routes>
  );
}
