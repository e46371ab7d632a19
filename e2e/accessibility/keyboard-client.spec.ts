import { aDraftEvent, aSentEvent } from '../conformance/fixtures/bookings.ts';
import { expect, test } from '../conformance/fixtures/test.ts';
import { pressOn, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { toast } from '../fixtures/toast.ts';

test.describe('a client without a mouse', () => {
  test('when they cancel an event with a reason, then the event is cancelled and the focus returns to the button View', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider });
    const row = page.getByRole('listitem').filter({ hasText: name });
    const dialog = page.getByRole('dialog');
    await page.goto('/client-admin');

    await pressOn(page, row.getByRole('button', { name: 'View' }));
    await pressOn(page, dialog.getByRole('button', { name: 'Cancel Event' }));
    await typeInto(page, dialog.getByLabel('Reason'), 'Moving away');
    await pressOn(page, dialog.getByRole('button', { name: 'Cancel Event' }));

    await expect(row.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: 'View' })).toBeFocused();
  });

  test('when they close a dialog with Escape, then the focus returns to the button that opened it', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });
    const view = page.getByRole('button', { name: 'View' });
    await page.goto('/client-admin');

    await pressOn(page, view);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(view).toBeFocused();
  });

  test('when they rename an event, then the page shows the new name', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider });
    await page.goto('/client-admin');

    await pressOn(page, page.getByRole('link', { name: 'Edit' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Event' })).toBeFocused();
    await tabTo(page, page.getByLabel('Event Name'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Robin’s Late Graduation');
    await pressOn(page, page.getByRole('button', { name: 'Update Event' }));

    await expect(toast(page, 'Event Updated')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Robin’s Late Graduation' })).toBeVisible();
  });

  test('when they tick a checkbox of the settings, then the setting is saved and the checkbox keeps the focus', async ({
    clientPage: page,
  }) => {
    const box = page.getByRole('checkbox', { name: 'Marketing emails' });
    await page.goto('/client-admin');

    await tabTo(page, page.getByRole('tab', { name: 'My Events' }));
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused();
    await pressOn(page, box, 'Space');

    await expect(toast(page, 'Settings Saved')).toBeVisible();
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
  });

  test('when they change their password, then a toast confirms it and the focus returns to the button', async ({
    clientPage: page,
    client,
  }) => {
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await page.goto('/client-admin?tab=settings');

    await pressOn(page, page.getByRole('button', { name: 'Change Password' }));
    await typeInto(page, dialog.getByLabel('Current Password'), client.account.password);
    await typeInto(page, dialog.getByLabel('New Password', { exact: true }), 'Second-act-8!');
    await typeInto(page, dialog.getByLabel('Confirm New Password'), 'Second-act-8!');
    await page.keyboard.press('Enter');

    await expect(toast(page, 'Password Changed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
  });
});
