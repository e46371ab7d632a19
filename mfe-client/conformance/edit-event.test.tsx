import { getClientEvent, updateClientEvent } from '@marquee/contracts/client-event-operations';
import { answer, hold } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { anEvent } from '../test/an-event.ts';
import { renderClient } from '../test/render-client.tsx';
import { openEdit } from './open-edit.ts';
import { getLabels, getOptions } from './get-texts.ts';

describe('2 Edit Event', () => {
  test('when the event is loading, then the page shows a spinner', async () => {
    const event = anEvent();
    const late = hold(answer(getClientEvent, event));
    const { calls } = renderClient({ route: `/edit-event/${event.id}`, answers: [late.answer] });
    await waitFor(() => {
      expect(calls(getClientEvent)).toHaveLength(1);
    });

    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    late.release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Event' })).toBeVisible();
  });

  test.each([
    ['Event Information', ['Event Name', 'Event Type']],
    [
      'Event Details',
      [
        'Event Date',
        'Start Time',
        'Duration (hours)',
        'Expected Guest Count',
        'Venue Address',
        'Home Address (optional)',
      ],
    ],
    [
      'Contact Information',
      ['Primary Contact Name', 'Primary Contact Phone', 'Additional Contact (optional)'],
    ],
    ['Additional Details', ['Guest of Honor Name (optional)', 'Comments and Special Requests (optional)']],
  ])('when the page opens, then %s contains its fields', async (name, labels) => {
    await openEdit();

    expect(getLabels(screen.getByRole('region', { name }))).toEqual(labels);
  });

  test("when the event is being saved, then the button shows 'Updating...'", async () => {
    const late = hold(answer(updateClientEvent, anEvent()));
    const { save } = await openEdit({ reply: late.answer });

    await save();

    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeVisible();
    late.release();
    expect(await screen.findByText('Event Updated')).toBeVisible();
  });

  test('when the event types are opened, then the list contains the seven specified types', async () => {
    await openEdit({ event: anEvent({ eventCategory: 'Wedding' }) });

    expect(getOptions(screen.getByLabelText('Event Type'))).toEqual([
      'Choose a type',
      'Wedding',
      'Birthday Party',
      'Corporate Event',
      'Anniversary',
      'Graduation',
      'Holiday Party',
      'Other',
    ]);
  });

  test("when 'Birthday Party' is chosen, then the request contains the category Birthday", async () => {
    const { user, calls, save } = await openEdit();
    await user.selectOptions(screen.getByLabelText('Event Type'), 'Birthday Party');

    await save();

    expect(await screen.findByText('Event Updated')).toBeVisible();
    expect(calls(updateClientEvent)[0]?.body).toMatchObject({ eventCategory: 'Birthday' });
  });

  test('when the stored category is not in the list, then the form offers it as an additional choice', async () => {
    await openEdit({ event: anEvent({ eventCategory: 'Henna' }) });

    const list = screen.getByLabelText('Event Type');
    expect(list).toHaveValue('Henna');
    expect(getOptions(list).at(-1)).toBe('Henna');
  });
});
