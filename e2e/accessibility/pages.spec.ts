import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { accessibilityRules } from '../fixtures/accessibility-rules.ts';
import { cutOffIn } from '../fixtures/cut-off.ts';
import { accounts, everyRole } from '../fixtures/demo.ts';
import type { Role } from '../fixtures/demo.ts';
import { everyPage, pathOf } from '../fixtures/pages.ts';
import type { VisitedPage } from '../fixtures/pages.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { everyLook, show, tabletLook, takePicture, zoomedLook } from '../fixtures/take-picture.ts';
import type { Look } from '../fixtures/take-picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilLoaded } from '../fixtures/until-loaded.ts';

/** Guards send many addresses to one page; each is examined once for each role. */
const examined = new Set<string>();

for (const role of everyRole) {
  test.describe(`what ${role} sees`, () => {
    for (const visited of everyPage) {
      test(`when ${visited.name} is opened wide, narrow and enlarged, light and dark, then axe finds nothing and nothing is cut`, async ({
        page,
        baseURL,
      }) => {
        await open(page, visited, role, baseURL ?? '');
        await takePictures(page, visited, role);

        expect(await faultsIn(page, visited, role)).toEqual([]);
      });
    }
  });
}

async function open(page: Page, visited: VisitedPage, role: Role, url: string): Promise<void> {
  const account = accounts[role];
  if (account) {
    await signIn(page, url, account);
  }
  await page.goto(await pathOf(visited, url));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visited.shows[role], { timeout: 30_000 });
  if (visited.tab !== undefined && visited.of === role) {
    await expect(page.getByRole('tab', { selected: true })).toContainText(visited.tab);
  }
  await untilLoaded(page);
}

async function faultsIn(page: Page, visited: VisitedPage, role: Role): Promise<string[]> {
  const shown = `${role} ${page.url()}`;
  const looks: readonly Look[] = examined.has(shown) ? [] : everyLook;
  examined.add(shown);
  const found: string[] = [];
  for (const look of looks) {
    await show(page, look);
    const faults = [...(await violationsIn(page)), ...(await cutOffIn(page))];
    found.push(...faults.map((fault) => `${look.width} ${look.theme}: ${fault}`));
  }
  return visited.of === role ? [...found, ...(await faultsBetween(page))] : found;
}

/** Between phone and desktop only the room changes: axe has nothing new to look at. */
async function faultsBetween(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of [zoomedLook, tabletLook]) {
    await show(page, look);
    found.push(...(await cutOffIn(page)).map((fault) => `${look.width}: ${fault}`));
  }
  return found;
}

async function violationsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(accessibilityRules).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Of each page the pictures of the one it is for. */
async function takePictures(page: Page, { name, of }: VisitedPage, role: Role): Promise<void> {
  const looks: readonly Look[] = of === role ? everyLook : [];
  for (const look of looks) {
    await takePicture(page, name, look);
  }
}
