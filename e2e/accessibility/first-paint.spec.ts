import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/test.ts';

/** The design token `ground`. */
const backgrounds = { light: 'rgb(241, 245, 244)', dark: 'rgb(6, 25, 30)' } as const;
const themes = [
  { system: 'light', chosen: null, shown: 'light' },
  { system: 'dark', chosen: null, shown: 'dark' },
  { system: 'light', chosen: 'dark', shown: 'dark' },
  { system: 'dark', chosen: 'light', shown: 'light' },
] as const;

test.describe('the first paint', () => {
  for (const { system, chosen, shown } of themes) {
    for (const path of ['/home', '/auth', '/quote?quote=nothing']) {
      test(`when ${path} loads with system theme ${system} and chosen theme ${chosen ?? 'none'}, then every frame has a ${shown} background and the font of headings`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: system });
        await page.addInitScript(chooseTheme(chosen));
        await page.addInitScript(recordFrames);

        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { seenBackgrounds, seenFonts } = await framesOf(page);

        expect(seenBackgrounds).toEqual([backgrounds[shown]]);
        expect(seenFonts).toEqual([expect.stringContaining('Sofia Sans Extra Condensed Variable')]);
      });
    }
  }
});

function chooseTheme(theme: string | null): string {
  return theme === null ? '' : `localStorage.setItem('marquee.theme', '${theme}')`;
}

/** Records the page's background and the heading's font in every frame, before the frame is painted. */
const recordFrames = `
  window.seenFrames = { seenBackgrounds: new Set(), seenFonts: new Set() };
  const recordFrame = () => {
    const heading = document.querySelector('h1');
    if (document.body) window.seenFrames.seenBackgrounds.add(getComputedStyle(document.documentElement).backgroundColor);
    if (heading) window.seenFrames.seenFonts.add(getComputedStyle(heading).fontFamily);
    requestAnimationFrame(recordFrame);
  };
  requestAnimationFrame(recordFrame);
`;

function framesOf(page: Page): Promise<{ seenBackgrounds: string[]; seenFonts: string[] }> {
  return page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => resolve({ seenBackgrounds: [...seenFrames.seenBackgrounds], seenFonts: [...seenFrames.seenFonts] })))',
  );
}
