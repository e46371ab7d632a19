import { openPage } from '../fixtures/open-page.ts';
import { getPageByName } from '../fixtures/pages.ts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { test } from './fixtures/test.ts';

/** Pages that no test of a sentence opens, or that such tests open with less content than the demo has. */
const names = [
  ...['versions', 'account', 'client-invoice', 'provider-invoice', 'billing'],
  ...['users', 'subscriptions', 'parked-messages', 'audit-trail'],
];

test.describe('pages that no test of a sentence examines', { tag: '@layout' }, () => {
  for (const name of names) {
    test(`when ${name} is opened, then axe finds nothing and nothing is clipped`, async ({ page, url }) => {
      await openPage(page, getPageByName(name), { url });

      await expectAccessible(page, name);
    });
  }
});
