import {
  createClientEvent,
  getClientEvent,
  listClientEvents,
  sendEventToProvider,
  updateClientEvent,
} from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { answer, expectToast, payloadsOf, refuse } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { anEvent, aSentEvent } from '../test/an-event.ts';
import { renderClient } from '../test/render-client.tsx';
import { sendToProvider } from './client-actions.ts';
import { openFilledClientEventForm } from './open-client-event-form.ts';
import { openEdit } from './open-edit.ts';
import { openRequest } from './open-request.ts';

const refusal = { status: 422, code: 'rule_broken', message: 'The hall is closed that day' };

describe('7 API calls', () => {
  test('when My Events is opened, then the page sends GET /api/client/events', async () => {
    const { calls } = renderClient({
      route: '/client-admin',
      answers: [answer(listClientEvents, [anEvent()])],
    });

    expect(await screen.findByRole('button', { name: 'View' })).toBeVisible();
    expect(payloadsOf(calls(listClientEvents))).toEqual([
      { call: 'GET /api/client/events', body: undefined },
    ]);
  });

  test('when an event is opened for editing, then the page sends GET /api/client/events/{id}', async () => {
    const event = anEvent();
    const { calls } = await openEdit({ event });

    expect(payloadsOf(calls(getClientEvent))).toEqual([{ call: `GET /api/client/events/${event.id}` }]);
  });

  test('when the server rejects POST /api/client/events of the client event form, then a toast shows the message of the response', async () => {
    const { calls, submit } = await openFilledClientEventForm({ reply: refuse(createClientEvent, refusal) });

    await submit();

    await expectToast('Submission Failed', refusal.message);
    expect(payloadsOf(calls(createClientEvent))).toEqual([
      {
        call: 'POST /api/client/events',
        body: {
          ...{ eventName: 'Leïla’s Henna Night', eventDate: '2099-11-09', startTime: '17:30' },
          ...{ venueAddress: '25-22 Astoria Boulevard', homeAddress: '12 Prospect Park West' },
          ...{ contactName: 'Amara Okafor', contactEmail: 'amara@okafor.example' },
          ...{ contactPhone: '(917) 555-0116', additionalContactName: '', additionalContactEmail: '' },
          ...{ additionalContactPhone: '', eventCategory: 'Henna', guestOfHonorNames: '', comments: '' },
        },
      },
    ]);
  });

  test('when an event is saved, then the page sends PUT /api/client/events/{id} with the fields of the form and eventType', async () => {
    const event = anEvent({ eventCategory: 'Wedding' });
    const { calls, save } = await openEdit({ event });

    await save();

    expect(await screen.findByText('Event Updated')).toBeVisible();
    expect(payloadsOf(calls(updateClientEvent))).toEqual([
      {
        call: `PUT /api/client/events/${event.id}`,
        body: {
          ...{ name: event.name, eventCategory: 'Wedding', eventType: 'Wedding' },
          ...{ eventDate: event.eventDate, startTime: event.startTime, duration: 4, guestCount: 80 },
          ...{ venueAddress: event.venueAddress, homeAddress: '', primaryContactName: 'Amara Okafor' },
          ...{ primaryContactPhone: '(917) 555-0116', additionalContact: '', guestOfHonorName: '' },
          comments: '',
          revision: 2,
        },
      },
    ]);
  });

  test('when an event is sent, then POST /api/client/events/{id}/send-to-provider contains the event’s revision, and the events are fetched again', async () => {
    const event = anEvent();
    const { user, calls } = renderClient({
      route: '/client-admin',
      answers: [answer(listClientEvents, [event]), answer(sendEventToProvider, aSentEvent({ id: event.id }))],
    });

    await sendToProvider(user);

    await waitFor(() => {
      expect(calls(listClientEvents)).toHaveLength(2);
    });
    expect(payloadsOf(calls(sendEventToProvider))).toEqual([
      { call: `POST /api/client/events/${event.id}/send-to-provider`, body: { revision: 2 } },
    ]);
  });

  test('when the server rejects POST /api/events, which contains every field, then a toast shows the message of the response', async () => {
    const { calls, create } = await openRequest({ reply: refuse(createEvent, refusal) });

    await create();

    await expectToast('Error', refusal.message);
    expect(payloadsOf(calls(createEvent))).toEqual([
      {
        call: 'POST /api/events',
        body: {
          ...{ name: 'Leïla’s Henna Night', providerEmail: 'bookings@sunset.example' },
          ...{ keyContactName: 'Amara Okafor', keyContactPhone: '(917) 555-0116', alternatePhone: '' },
          ...{ venueAddress: '25-22 Astoria Boulevard', eventCategory: 'Henna', customEventType: '' },
          ...{ servicesNeeded: ['DJ'], customService: '', eventDate: '2099-11-09', startTime: '17:30' },
          ...{ endTime: '21:30', venueEntryTime: '15:30', venueExitTime: '00:30', guestCount: 80 },
          ...{ duration: 4, comments: '' },
        },
      },
    ]);
  });
});
