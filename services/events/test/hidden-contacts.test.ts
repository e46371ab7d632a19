import { cancelClientEvent, getClientEvent } from '@marquee/contracts/client-event-operations';
import * as api from '@marquee/contracts/event-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aBookedEvent, aSentRequest } from './support/event-fixtures.ts';
import type { EventFixture } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeEach(async () => {
  service = await startEvents();
});

afterEach(() => service.stop());

const typed = { eventDate: '2026-03-07', comments: 'Ring at the back door', alternatePhone: '212-555-0177' };
const texts = /212-555|Water Street|back door/;

async function readAsProvider({ provider, event }: EventFixture): Promise<string> {
  const params = { id: event.id };
  const answers = await Promise.all([
    service.call(api.listEvents, { as: provider }),
    service.call(api.listProviderEvents, { as: provider }),
    service.call(api.listProviderRequests, { as: provider }),
    service.call(api.getProviderEvent, { as: provider, params }),
    service.call(api.exportProviderEvents, { as: provider }),
  ]);
  return JSON.stringify(answers.map(({ body }) => body));
}

describe('contacts of a request that ended without a booking', () => {
  test('when 90 days have passed since the event date, then the provider reads the client’s email address, but no phone, venue or comments', async () => {
    const fixture = await aSentRequest(service, typed);
    service.clock.set(new Date('2026-06-06T04:59:59Z'));
    const before = await readAsProvider(fixture);

    service.clock.set(new Date('2026-06-06T05:00:00Z'));

    const after = await readAsProvider(fixture);
    expect(before).toMatch(texts);
    expect(after).not.toMatch(texts);
    expect(after).toContain(fixture.event.clientEmail);
  });

  test('when the request was cancelled, then the days count from the cancellation, and the client still reads comments and phone', async () => {
    const fixture = await aSentRequest(service, { ...typed, eventDate: '2026-12-24' });
    const params = { id: fixture.event.id };
    await service.call(cancelClientEvent, { as: fixture.client, params, body: { reason: 'Moving away' } });

    service.clock.advance({ hours: 90 * 24 + 1 });

    expect(await readAsProvider(fixture)).not.toMatch(texts);
    const { body } = await service.call(getClientEvent, { as: fixture.client, params });
    expect(body).toMatchObject({ comments: typed.comments, keyContactPhone: fixture.event.keyContactPhone });
  });

  test('when the event was booked, then the contacts stay', async () => {
    const fixture = await aBookedEvent(service, typed);

    service.clock.set(new Date('2027-03-07T12:00:00Z'));

    expect(await readAsProvider(fixture)).toMatch(texts);
  });
});
