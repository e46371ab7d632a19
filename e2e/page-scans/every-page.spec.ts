import type { Page } from '@playwright/test';

import { clippedTextIn } from '../fixtures/clipped-text.ts';
import { everyRole } from '../fixtures/demo.ts';
import type { Role } from '../fixtures/demo.ts';
import { faultsIn } from '../fixtures/faults-in.ts';
import { openPage } from '../fixtures/open-page.ts';
import { everyPage } from '../fixtures/pages.ts';
import type { VisitedPage } from '../fixtures/pages.ts';
import {
  allAppearances,
  applyAppearance,
  tabletAppearance,
  takeScreenshot,
  zoomedAppearance,
} from '../fixtures/appearances.ts';
import type { Appearance } from '../fixtures/appearances.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });

/** The examined combinations of role and page. Guards redirect many addresses to one page, which a worker examines once for each role. */
const examined = new Set<string>();

for (const role of everyRole) {
  test.describe(`the pages for the role ${role}`, () => {
    for (const visited of everyPage) {
      test(`when ${visited.name} opens wide and narrow, light and dark, then axe finds nothing and nothing is clipped`, async ({
        page,
        baseURL,
      }) => {
        await openPage(page, visited, { url: baseURL ?? '', role });
        await takeScreenshots(page, visited, role);

        expect(await allFaultsIn(page, visited, role)).toEqual([]);
      });
    }
  });
}

async function allFaultsIn(page: Page, visited: VisitedPage, visitorRole: Role): Promise<string[]> {
  const shown = `${visitorRole} ${page.url()}`;
  const found = examined.has(shown) ? [] : await faultsIn(page, allAppearances);
  examined.add(shown);
  return visited.role === visitorRole ? [...found, ...(await faultsAtMiddleWidths(page))] : found;
}

/** The clipped texts at widths between phone and desktop. Does not run axe, because only the width differs. */
async function faultsAtMiddleWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const appearance of [zoomedAppearance, tabletAppearance]) {
    await applyAppearance(page, appearance);
    found.push(...(await clippedTextIn(page)).map((fault) => `${appearance.width}: ${fault}`));
  }
  return found;
}

/** Takes screenshots of a page only if the visitor has the page's own role. */
async function takeScreenshots(page: Page, { name, role }: VisitedPage, visitorRole: Role): Promise<void> {
  const appearances: readonly Appearance[] = role === visitorRole ? allAppearances : [];
  for (const appearance of appearances) {
    await takeScreenshot(page, name, appearance);
  }
}
