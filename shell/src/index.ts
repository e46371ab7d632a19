import { oneByOne } from './one-by-one.ts';
import { untilWanted } from './until-wanted.ts';
import './zod-without-eval.ts';

await untilWanted();
// One chunk group, all of whose scripts the page names. Each of the steps before the last runs one of the large parts of it: the router
// comes with the first of the shell's own modules, the store with the second, and the parts of the design system with the third.
await oneByOne([
  () => import(/* webpackChunkName: "bootstrap" */ 'react-dom/client'),
  () => import(/* webpackChunkName: "bootstrap" */ 'styled-components'),
  () => import(/* webpackChunkName: "bootstrap" */ './routing/offer-at.ts'),
  () => import(/* webpackChunkName: "bootstrap" */ './routing/use-preload-on-intent.ts'),
  () => import(/* webpackChunkName: "bootstrap" */ './frame/frame.tsx'),
  () => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'),
]);
