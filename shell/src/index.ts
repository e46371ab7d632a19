import { untilWanted } from './until-wanted.ts';
import './zod-without-eval.ts';

// The shared packages are agreed on before the first module runs, so the entry must be asynchronous. All of them are on their way
// already: the page names them. They are run one by one, so that who reads and scrolls meanwhile is not held up by the sum of them; of
// what the two largest stand on, a part runs before them, which is loaded for them anyway.
const steps = [
  () => import('react-dom/client'),
  () => import('styled-components'),
  () => import('@marquee/ui'),
  () =>
    import(
      /* webpackChunkName: "operations", webpackExports: ["getCurrentUser"] */ '@marquee/contracts/auth-operations'
    ),
  () => import('@marquee/web-kit'),
  () => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'),
];

await untilWanted();
for (const step of steps) {
  await new Promise((resolve) => setTimeout(resolve));
  await step();
}
