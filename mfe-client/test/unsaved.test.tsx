import { getClientEvent, updateClientEvent } from '@marquee/contracts/client-event-operations';
import { getClientQuote } from '@marquee/contracts/client-quote-operations';
import { getClientProfile } from '@marquee/contracts/profile-operations';
import { aClientUser, answer, refuse } from '@marquee/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { anEvent } from './an-event.ts';
import { asksBeforeUnload } from './asks-before-unload.ts';
import { renderClient } from './render-client.tsx';

const profile = answer(getClientProfile, aClientUser().profile);

describe('unsaved text', () => {
  test('when the client leaves a half-edited profile and chooses Keep editing in the dialog, then the text stays', async () => {
    const { user } = renderClient({ route: '/client-admin?tab=profile', answers: [profile] });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.type(screen.getByRole('textbox', { name: 'Home Address' }), '4 Vale Street');

    await user.click(screen.getByRole('tab', { name: 'Quotes' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));

    expect(screen.getByRole('textbox', { name: 'Home Address' })).toHaveValue('4 Vale Street');
  });

  test('when the client event form is half-filled, then the browser asks before unloading', async () => {
    renderClient({ route: '/client-event-form', answers: [answer(getClientQuote, null)] });

    fireEvent.change(await screen.findByLabelText('Event Name'), { target: { value: 'Henna' } });

    expect(asksBeforeUnload()).toBe(true);
  });

  test('when nothing was typed, then the browser unloads without asking', async () => {
    renderClient({ route: '/client-event-form', answers: [answer(getClientQuote, null)] });

    await screen.findByLabelText('Event Name');

    expect(asksBeforeUnload()).toBe(false);
  });
});

describe('a new event that is being typed', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  test('when the device stores the draft, then the browser unloads without asking', async () => {
    renderClient({ route: '/create-event' });

    fireEvent.change(await screen.findByLabelText('Event Name'), { target: { value: 'Henna' } });

    expect(screen.getByText('Draft saved on this device')).toBeVisible();
    expect(asksBeforeUnload()).toBe(false);
  });

  test('when the browser blocks storage, then the page does not promise to keep the draft and asks before unloading', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError');
    });
    renderClient({ route: '/create-event' });

    fireEvent.change(await screen.findByLabelText('Event Name'), { target: { value: 'Henna' } });

    expect(screen.queryByText('Draft saved on this device')).toBeNull();
    expect(asksBeforeUnload()).toBe(true);
  });
});

describe('the focus', () => {
  test('when the profile form opens and closes, then the focus moves to the form and back', async () => {
    const { user } = renderClient({ route: '/client-admin?tab=profile', answers: [profile] });

    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
  });
});

describe('saving an event on its edit page', () => {
  test('when the event was cancelled meanwhile, then the error offers a reload', async () => {
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

  test('when an event is longer than a day, then it can be saved with its duration', async () => {
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
