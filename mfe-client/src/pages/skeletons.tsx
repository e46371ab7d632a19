import { skeletons } from '@marquee/web-kit/skeletons';
import { RemoteRoutes } from '../routes.tsx';

/** Renders a page that `firstLoads` in `release.json` lists, in its loading state. The build writes the result as HTML. */
export const render = skeletons(<RemoteRoutes />);
