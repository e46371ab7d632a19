import type { Page } from '@playwright/test';

import { cutOffIn } from '../fixtures/cut-off.ts';
import { everyRole } from '../fixtures/demo.ts';
import type { Role } from '../fixtures/demo.ts';
import { faultsIn } from '../fixtures/faults-in.ts';
import { openPage } from '../fixtures/open-page.ts';
import { everyPage } from '../fixtures/pages.ts';
import type { VisitedPage } from '../fixtures/pages.ts';
import { everyLook, show, tabletLook, takePicture, zoomedLook } from '../fixtures/take-picture.ts';
import type { Look } from '../fixtures/take-picture.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Guards redirect many addresses to one page. Each worker examines each page once for each role. */
const examined = new Set<string>();

for (const role of everyRole) {
  test.describe(`what ${role} sees`, () => {
    for (const visited of everyPage) {
      test(`when ${visited.name} opens wide, narrow and enlarged, light and dark, then axe finds nothing and nothing is cut`, async ({
        page,
        baseURL,
      }) => {
        await openPage(page, visited, { url: baseURL ?? '', role });
        await takePictures(page, visited, role);

        expect(await allFaultsIn(page, visited, role)).toEqual([]);
      });
    }
  });
}

async function allFaultsIn(page: Page, visited: VisitedPage, role: Role): Promise<string[]> {
  const shown = `${role} ${page.url()}`;
  const found = examined.has(shown) ? [] : await faultsIn(page, everyLook);
  examined.add(shown);
  return visited.of === role ? [...found, ...(await faultsBetween(page))] : found;
}

/** Between phone and desktop only the width changes, so axe has nothing new to examine. */
async function faultsBetween(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of [zoomedLook, tabletLook]) {
    await show(page, look);
    found.push(...(await cutOffIn(page)).map((fault) => `${look.width}: ${fault}`));
  }
  return found;
}

/** Takes pictures of each page only as the role that it is for. */
async function takePictures(page: Page, { name, of }: VisitedPage, role: Role): Promise<void> {
  const looks: readonly Look[] = of === role ? everyLook : [];
  for (const look of looks) {
    await takePicture(page, name, look);
  }
}
