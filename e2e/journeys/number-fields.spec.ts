import { aDraftEvent } from '../conformance/fixtures/bookings.ts';
import { expect, test } from '../conformance/fixtures/test.ts';

const fields = [
  { form: 'the create-event form', isNew: true, field: 'Guest Count', number: '120' },
  { form: 'the create-event form', isNew: true, field: 'Duration (hours)', number: '8' },
  { form: 'the edit-event form', isNew: false, field: 'Expected Guest Count', number: '120' },
  { form: 'the edit-event form', isNew: false, field: 'Duration (hours)', number: '8' },
] as const;

test.describe('the mouse wheel over a number', { tag: '@one-service' }, () => {
  for (const { form, isNew, field, number } of fields) {
    test(`when ${field} of ${form} has the focus, then the page scrolls and the number stays`, async ({
      clientPage: page,
      client,
      provider,
    }) => {
      const path = isNew ? '/create-event' : `/edit-event/${(await aDraftEvent({ client, provider })).id}`;
      await page.goto(path);
      const input = page.getByLabel(field, { exact: true });
      await input.fill(number);
      await input.click();
      const before = await page.evaluate('scrollY');

      for (let notches = 0; notches < 6; notches += 1) {
        await page.mouse.wheel(0, 100);
      }

      await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(Number(before));
      await expect(input).toHaveValue(number);
      await expect(input).toBeFocused();
      await input.press('End');
      await input.press('5');
      await expect(input).toHaveValue(`${number}5`);
    });
  }
});
