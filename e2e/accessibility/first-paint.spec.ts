import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/test.ts';

/** The design token `ground`. */
const grounds = { light: 'rgb(241, 245, 244)', dark: 'rgb(6, 25, 30)' } as const;
const themes = [
  { system: 'light', chosen: null, shown: 'light' },
  { system: 'dark', chosen: null, shown: 'dark' },
  { system: 'light', chosen: 'dark', shown: 'dark' },
  { system: 'dark', chosen: 'light', shown: 'light' },
] as const;

test.describe('the first paint', () => {
  for (const { system, chosen, shown } of themes) {
    for (const path of ['/home', '/auth', '/quote?quote=nothing']) {
      test(`when ${path} loads with system theme ${system} and chosen theme ${chosen ?? 'nothing'}, then every frame is ${shown} and uses the heading’s font`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: system });
        await page.addInitScript(choose(chosen));
        await page.addInitScript(lookAtEveryFrame);

        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { seenGrounds, seenFaces } = await framesOf(page);

        expect(seenGrounds).toEqual([grounds[shown]]);
        expect(seenFaces).toEqual([expect.stringContaining('Sofia Sans Extra Condensed Variable')]);
      });
    }
  }
});

function choose(theme: string | null): string {
  return theme === null ? '' : `localStorage.setItem('marquee.theme', '${theme}')`;
}

/** The page's background and the heading's font of every frame before it is painted. */
const lookAtEveryFrame = `
  window.seenFrames = { seenGrounds: new Set(), seenFaces: new Set() };
  const look = () => {
    const heading = document.querySelector('h1');
    if (document.body) window.seenFrames.seenGrounds.add(getComputedStyle(document.documentElement).backgroundColor);
    if (heading) window.seenFrames.seenFaces.add(getComputedStyle(heading).fontFamily);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

function framesOf(page: Page): Promise<{ seenGrounds: string[]; seenFaces: string[] }> {
  return page.evaluate(
    'new Promise((tell) => requestAnimationFrame(() => tell({ seenGrounds: [...seenFrames.seenGrounds], seenFaces: [...seenFrames.seenFaces] })))',
  );
}
