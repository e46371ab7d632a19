// The shared packages are agreed on before the first module runs, so the entry must be asynchronous. All of them are on their way
// already: the page names them. They are run one by one, so that who reads and scrolls meanwhile is not held up by the sum of them.
const steps = [
  () => import('react-dom/client'),
  () => import('@marquee/ui'),
  () => import('@marquee/web-kit'),
  () => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'),
];

for (const step of steps) {
  await step();
  await new Promise((resolve) => setTimeout(resolve));
}
