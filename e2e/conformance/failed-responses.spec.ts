import { listClientEvents } from '@marquee/contracts/client-event-operations';

import { breakDown } from './scene/breakdown.ts';
import { expect, test } from './scene/test.ts';

test.describe('8 Generic failed response', () => {
  test('when it has a body, then status, colon and the body', async ({ clientPage }) => {
    await breakDown(clientPage, listClientEvents, { status: 503, body: 'No upstream answers' });

    await clientPage.goto('/client-admin');

    await expect(clientPage.getByText('503: No upstream answers', { exact: true })).toBeVisible();
  });

  test('when its body is empty, then status, colon and the status text', async ({ clientPage }) => {
    await breakDown(clientPage, listClientEvents, { status: 503, body: '' });

    await clientPage.goto('/client-admin');

    await expect(clientPage.getByText('503: Service Unavailable', { exact: true })).toBeVisible();
  });
});
