import { skeletons } from '@marquee/web-kit/skeletons';
import { RemoteRoutes } from '../routes.tsx';

/** Renders the pages of `firstLoads` in their loading states; the build writes them as HTML. */
export const render = skeletons(<RemoteRoutes />);
