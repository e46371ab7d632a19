import { runSequentially } from './run-sequentially.ts';
import { deferredHydration } from './deferred-hydration.ts';
import './zod-without-eval.ts';

await deferredHydration();
// One chunk group, whose scripts the page lists. Each step before the last evaluates one large part of it: the router with the first of the
// shell's modules, the store with the second, and the design system's components with the third.
await runSequentially([
  () => import(/* webpackChunkName: "bootstrap" */ 'react-dom/client'),
  () => import(/* webpackChunkName: "bootstrap" */ 'styled-components'),
  () => import(/* webpackChunkName: "bootstrap" */ './routing/match-remote.ts'),
  () => import(/* webpackChunkName: "bootstrap" */ './routing/use-preload-on-intent.ts'),
  () => import(/* webpackChunkName: "bootstrap" */ './frame/frame.tsx'),
  () => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'),
]);
