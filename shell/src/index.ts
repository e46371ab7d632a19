import { runSequentially } from './run-sequentially.ts';
import { deferredHydration } from './deferred-hydration.ts';
import './zod-without-eval.ts';

await deferredHydration();
// All steps load the same chunk group, whose scripts the page lists. Each step before the last evaluates one large part of the group. The
// first three of the shell's own modules evaluate the router, the store and the design system's components, in this order.
const load = () =>
  runSequentially([
    () => import(/* webpackChunkName: "bootstrap" */ 'react-dom/client'),
    () => import(/* webpackChunkName: "bootstrap" */ 'styled-components'),
    () => import(/* webpackChunkName: "bootstrap" */ './routing/match-remote.ts'),
    () => import(/* webpackChunkName: "bootstrap" */ './routing/use-preload-on-intent.ts'),
    () => import(/* webpackChunkName: "bootstrap" */ './frame/frame.tsx'),
    () => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'),
  ]);
// If a request for a script fails, `first-paint.ts` repeats the request, but the first import has already failed. Therefore this module
// imports once more.
await load()
  .catch(load)
  .catch((failure: unknown) => {
    document.dispatchEvent(new Event('scriptsfailed'));
    throw failure;
  });
