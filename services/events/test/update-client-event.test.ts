import { createClientEvent, updateClientEvent } from '@marquee/contracts/client-event-operations';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aClientEventForm, anEventUpdate } from './support/requests.ts';
import { aDraft, aKnownProvider, aSentRequest, read, messageTypesOf } from './support/event-fixtures.ts';
import type { EventFixture } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

async function aFormDraft(): Promise<EventFixture> {
  const client = aClientCaller();
  const { body: event } = await service.call(createClientEvent, { as: client, body: aClientEventForm() });
  return { client, provider: await aKnownProvider(service), event };
}

function update({ client, event }: Pick<EventFixture, 'client' | 'event'>, body: unknown) {
  return service.call(updateClientEvent, { as: client, params: { id: event.id }, body });
}

describe('update client event', () => {
  test('when the event is a draft, then the page’s fields are replaced and other fields stay', async () => {
    const fixture = await aDraft(service);

    const { status, body } = await update(
      fixture,
      anEventUpdate({ eventCategory: 'Corporate', additionalContact: 'Lee, 212-555-0111' }),
    );

    expect(status).toBe(200);
    expect(body).toEqual({
      ...fixture.event,
      name: 'Wedding of Dana and Lee, garden',
      eventCategory: 'Corporate',
      eventType: 'Corporate',
      eventDate: '2026-06-21',
      startTime: '16:30',
      duration: 5,
      endTime: '21:30',
      venueEntryTime: '14:30',
      venueExitTime: '22:00',
      guestCount: 80,
      venueAddress: '2 Water Street, Brooklyn',
      keyContactPhone: '212-555-0199',
      alternatePhone: 'Lee, 212-555-0111',
      revision: 2,
    });
    expect(await read(service, fixture)).toEqual(body);
    expect(await messageTypesOf(service, fixture)).toEqual([]);
  });

  test('when the draft has no provider yet, then the provider with the email is assigned', async () => {
    const fixture = await aFormDraft();

    const { status, body } = await update(fixture, anEventUpdate({ providerEmail: fixture.provider.email }));

    expect(status).toBe(200);
    expect(body).toMatchObject({ providerEmail: fixture.provider.email, providerName: 'Nova Sound' });
  });

  test('when the email is absent or empty, then the draft stays without a provider', async () => {
    const fixture = await aFormDraft();

    const leftOut = await update(fixture, anEventUpdate());
    const empty = await update(fixture, anEventUpdate({ providerEmail: '' }));

    expect([leftOut.status, empty.status]).toEqual([200, 200]);
    expect(empty.body.providerEmail).toBe('');
  });

  test('when the draft has another provider, then the call is rejected and the event is unchanged', async () => {
    const fixture = await aDraft(service);

    const { status, problem } = await update(fixture, anEventUpdate({ providerEmail: 'other@nova.example' }));

    expect(status).toBe(409);
    expect(problem.code).toBe('event_has_provider');
    expect(await read(service, fixture)).toEqual(fixture.event);
  });

  describe('an event that was stored before the rules for texts existed', () => {
    const old = {
      name: '\u200b',
      keyContactName: 'Dana\u202e',
      keyContactPhone: '12345',
      keyContactEmail: 'dana@ex-.example',
      alternatePhone: 'Lee\u202e',
      alternateContactName: 'Lee',
    };
    const asRead = { name: old.name, primaryContactName: old.keyContactName, primaryContactPhone: '12345' };
    const unchanged = { ...asRead, additionalContact: old.alternatePhone };

    async function anOldDraft(): Promise<EventFixture> {
      const fixture = await aFormDraft();
      const events = service.connection.collection('events');
      await events.updateOne({ _id: fixture.event.id as never }, { $set: old });
      return fixture;
    }

    test('when its texts are sent unchanged, then no text is rejected and no contact is lost', async () => {
      const fixture = await anOldDraft();

      const { status, body } = await update(fixture, anEventUpdate({ ...unchanged, comments: 'At last' }));

      expect(status).toBe(200);
      expect(body).toMatchObject({ name: '\u200b', keyContactPhone: '12345', comments: 'At last' });
      const stored = await service.connection.collection('events').findOne({ _id: body.id as never });
      expect(stored).toMatchObject({ keyContactEmail: 'dana@ex-.example', alternateContactName: 'Lee' });
    });

    test('when the client types other texts, then the rules apply to these texts', async () => {
      const fixture = await anOldDraft();
      const typed = { name: '\u2060', primaryContactPhone: '123' };

      const { status, problem } = await update(fixture, anEventUpdate({ ...unchanged, ...typed }));

      expect(status).toBe(400);
      expect(problem.errors?.map(({ path }) => path)).toEqual(['name', 'primaryContactPhone']);
    });

    test('when another client sends its texts, then the texts are rejected', async () => {
      const { event } = await anOldDraft();

      const { status } = await update({ client: aClientCaller(), event }, anEventUpdate(unchanged));

      expect(status).toBe(400);
    });
  });

  test('when the provider’s email has spaces around it, then that provider is found', async () => {
    const fixture = await aFormDraft();
    const providerEmail = `\u00a0${fixture.provider.email.toUpperCase()} `;

    const { status, body } = await update(fixture, anEventUpdate({ providerEmail }));

    expect([status, body.providerName]).toEqual([200, 'Nova Sound']);
  });

  test('when the event was sent, then the call is rejected and the event is unchanged', async () => {
    const fixture = await aSentRequest(service);

    const { status, problem } = await update(fixture, anEventUpdate());

    expect(status).toBe(409);
    expect(problem.code).toBe('event_already_sent');
    expect(await read(service, fixture)).toEqual(fixture.event);
  });

  test('when the body is malformed, then each invalid field has an error message', async () => {
    const fixture = await aDraft(service);

    const { status, problem } = await update(fixture, anEventUpdate({ duration: 0, primaryContactName: '' }));

    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { path: 'duration', message: 'Duration must be at least 1 hour' },
      { path: 'primaryContactName', message: 'Primary contact name is required' },
    ]);
  });

  test('when the date is in the past, then the call is rejected', async () => {
    const fixture = await aDraft(service);

    const { status } = await update(fixture, anEventUpdate({ eventDate: '2026-03-01' }));

    expect(status).toBe(422);
  });

  test('when the body has undeclared fields, then they are ignored', async () => {
    const fixture = await aDraft(service);

    const { status, body } = await update(fixture, {
      ...anEventUpdate(),
      status: 'booked',
      endTime: '01:00',
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'inquiry', endTime: '21:30' });
  });

  test('when another client edits the event, then the answer is 404', async () => {
    const { event } = await aDraft(service);

    const { status } = await update({ client: aClientCaller(), event }, anEventUpdate());

    expect(status).toBe(404);
  });
});
