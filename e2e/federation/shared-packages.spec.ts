import { loadedPackages } from '../browser/loaded-packages.js';
import { openShellPage, goTo, remotes } from './remotes.ts';
import { expect, test } from './store.ts';

const onceEach = [
  'react',
  'react-dom',
  'styled-components',
  '@marquee/ui',
  '@marquee/web-kit',
  '@marquee/web-kit/forms',
];

test('when pages of the shell and of two remotes have been open, then there is one React, one store and one style tag', async ({
  page,
  baseURL,
}) => {
  const { path, heading } = await openShellPage(page, String(baseURL), 'client');
  // A page with a form, which needs `@marquee/web-kit/forms`.
  await goTo(page, path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await goTo(page, remotes.public.path);
  await expect(page.getByRole('heading', { name: remotes.public.heading })).toBeVisible();

  const loaded = await page.evaluate(loadedPackages);

  // The store is part of web-kit.
  expect(loaded.filter((name) => onceEach.includes(name)).toSorted()).toEqual(onceEach.toSorted());
  await expect(page.locator('style[data-styled]')).toHaveCount(1);
});
