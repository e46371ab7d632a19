import { updateClientEvent } from '@marquee/contracts/client-event-operations';
import { screen } from '@testing-library/react';
import { fillIn } from '../test/fill-in.ts';
import { openEdit } from './open-edit.ts';
import { expectOnlyInvalid } from './expect-only-invalid.ts';

describe('5 Edit event', () => {
  test.each([
    ['Event Name', 'Event name is required'],
    ['Event Date', 'Event date is required'],
    ['Start Time', 'Start time is required'],
    ['Duration (hours)', 'Duration must be at least 1 hour'],
    ['Venue Address', 'Venue address is required'],
    ['Expected Guest Count', 'Guest count must be at least 1'],
    ['Primary Contact Name', 'Primary contact name is required'],
    ['Primary Contact Phone', 'Primary contact phone is required'],
  ])("when %s is cleared, then the form shows '%s'", async (label, message) => {
    const { calls, save } = await openEdit();
    fillIn({ [label]: '' });

    await save();

    await expectOnlyInvalid(screen.getByLabelText(label), message);
    expect(calls(updateClientEvent)).toHaveLength(0);
  });

  test("when no type is chosen, then the form shows 'Event category is required'", async () => {
    const { calls, save } = await openEdit();
    fillIn({ 'Event Type': '' });

    await save();

    await expectOnlyInvalid(screen.getByLabelText('Event Type'), 'Event category is required');
    expect(calls(updateClientEvent)).toHaveLength(0);
  });

  test('when home address, additional contact, guest of honor and comments are empty, then the event is saved', async () => {
    const { calls, save } = await openEdit();

    await save();

    expect(await screen.findByText('Event Updated')).toBeVisible();
    const body = calls(updateClientEvent)[0]?.body;
    expect(body).toMatchObject({
      homeAddress: '',
      additionalContact: '',
      guestOfHonorName: '',
      comments: '',
    });
    expect(updateClientEvent.body.safeParse(body).success).toBe(true);
  });
});

describe('9 Duration of an edited event', () => {
  test('when the duration is 25 hours, then the form rejects it', async () => {
    const { calls, save } = await openEdit();
    fillIn({ 'Duration (hours)': '25' });

    await save();

    await expectOnlyInvalid(screen.getByLabelText('Duration (hours)'), 'Duration must be at most 24 hours');
    expect(calls(updateClientEvent)).toHaveLength(0);
  });

  test('when the duration is 24 hours, then the event is saved', async () => {
    const { calls, save } = await openEdit();
    fillIn({ 'Duration (hours)': '24' });

    await save();

    expect(await screen.findByText('Event Updated')).toBeVisible();
    expect(calls(updateClientEvent)[0]?.body).toMatchObject({ duration: 24 });
  });
});
