import { Route, Routes } from '@marquee/web-kit';
import { PublicQuotePage } from './pages/public-quote-page.tsx';

/** Every page of the public micro-frontend. The shell routes the paths in `release.json` here. */
export function RemoteRoutes() {
  return (
    <Routes>
      <Route path="/quote" element={<PublicQuotePage />} />
    </Routes>
  );
}
