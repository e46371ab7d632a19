import { getClientEvent, updateClientEvent } from '@marquee/contracts/client-event-operations';
import { getClientQuote } from '@marquee/contracts/client-quote-operations';
import { getClientProfile } from '@marquee/contracts/profile-operations';
import { aClientUser, answer, refuse } from '@marquee/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { anEvent } from './an-event.ts';
import { isAskedBeforeUnload } from './is-asked-before-unload.ts';
import { renderClient } from './render-client.tsx';

const profile = answer(getClientProfile, aClientUser().profile);

describe('unsaved text', () => {
  test('when the profile is left half-edited, then it asks first and keeps what was typed', async () => {
    const { user } = renderClient({ route: '/client-admin?tab=profile', answers: [profile] });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.type(screen.getByRole('textbox', { name: 'Home Address' }), '4 Vale Street');

    await user.click(screen.getByRole('tab', { name: 'Quotes' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));

    expect(screen.getByRole('textbox', { name: 'Home Address' })).toHaveValue('4 Vale Street');
  });

  test('when the client event form is half-filled, then the browser asks before it goes', async () => {
    renderClient({ route: '/client-event-form', answers: [answer(getClientQuote, null)] });

    fireEvent.change(await screen.findByLabelText('Event Name'), { target: { value: 'Henna' } });

    expect(isAskedBeforeUnload()).toBe(true);
  });

  test('when nothing was typed, then the browser goes without a word', async () => {
    renderClient({ route: '/client-event-form', answers: [answer(getClientQuote, null)] });

    await screen.findByLabelText('Event Name');

    expect(isAskedBeforeUnload()).toBe(false);
  });
});

describe('an event being created', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  test('when what is typed lies on the device, then the browser goes without a word', async () => {
    renderClient({ route: '/create-event' });

    fireEvent.change(await screen.findByLabelText('Event Name'), { target: { value: 'Henna' } });

    expect(screen.getByText('Draft saved on this device')).toBeVisible();
    expect(isAskedBeforeUnload()).toBe(false);
  });

  test('when the browser blocks storage, then nothing is promised, and it asks before it goes', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError');
    });
    renderClient({ route: '/create-event' });

    fireEvent.change(await screen.findByLabelText('Event Name'), { target: { value: 'Henna' } });

    expect(screen.queryByText('Draft saved on this device')).toBeNull();
    expect(isAskedBeforeUnload()).toBe(true);
  });
});

describe('the focus', () => {
  test('when the profile is edited and left again, then it goes to the form and back', async () => {
    const { user } = renderClient({ route: '/client-admin?tab=profile', answers: [profile] });

    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
  });
});

describe('a conflict', () => {
  test('when an event was changed meanwhile, then its refusal offers a reload', async () => {
    const event = anEvent();
    const { user } = renderClient({
      route: `/edit-event/${event.id}`,
      answers: [
        answer(getClientEvent, event),
        refuse(updateClientEvent, {
          status: 409,
          code: 'event_cancelled',
          message: 'This event was cancelled',
        }),
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'Update Event' }));

    expect(await screen.findByText('This event was cancelled')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test('when an event was created longer than a day, then its edit may leave it so', async () => {
    const event = anEvent({ duration: 48 });
    const { user, calls } = renderClient({
      route: `/edit-event/${event.id}`,
      answers: [answer(getClientEvent, event), answer(updateClientEvent, event)],
    });

    await user.click(await screen.findByRole('button', { name: 'Update Event' }));

    expect(await screen.findByText('Event Updated')).toBeVisible();
    expect(calls(updateClientEvent)[0]?.body).toMatchObject({ duration: 48 });
  });
});
