import { randomUUID } from 'node:crypto';
import { changeEventStatus, listProviderRequests } from '@marquee/contracts/event-operations';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aDraft, aKnownProvider, aSentRequest } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeEach(async () => {
  service = await startEvents();
});

afterEach(() => service.stop());

async function aRequestOn(eventDate: string, provider: ProviderCaller): Promise<string> {
  const { event } = await aSentRequest(service, { eventDate, name: eventDate }, { provider });
  return event.id;
}

async function aCancelledRequestOn(eventDate: string, provider: ProviderCaller): Promise<void> {
  const id = await aRequestOn(eventDate, provider);
  const body = { status: 'cancelled', reason: 'Double booking' } as const;
  await service.call(changeEventStatus, { as: provider, params: { id }, body });
}

/** Upcoming, past and cancelled requests, with dates before, on and after 2026-06-15. */
async function requestsOfEverySection(): Promise<ProviderCaller> {
  const provider = await aKnownProvider(service);
  await aRequestOn('2027-01-23', provider);
  await aRequestOn('2026-06-01', provider);
  await aCancelledRequestOn('2026-05-01', provider);
  await aRequestOn('2026-06-15', provider);
  await aCancelledRequestOn('2026-12-01', provider);
  await aRequestOn('2026-04-01', provider);
  await aDraft(service, {}, { provider });
  // In New York the date is still June 15.
  service.clock.set(new Date('2026-06-16T03:00:00Z'));
  return provider;
}

const inOrder = [
  ...['2026-06-15', '2027-01-23'],
  ...['2026-06-01', '2026-04-01'],
  ...['2026-12-01', '2026-05-01'],
];

async function datesOn(provider: ProviderCaller, query: Record<string, string>) {
  const { body, headers } = await service.call(listProviderRequests, { as: provider, query });
  return {
    dates: body.map(({ eventDate }) => eventDate),
    last: body.at(-1)?.id ?? '',
    total: headers.get('x-total-count'),
    hasNext: headers.get('link') !== null,
  };
}

describe('list provider requests', () => {
  test('when there are upcoming, past and cancelled requests, then the soonest is first and cancelled requests are last', async () => {
    const provider = await requestsOfEverySection();

    const { dates, total, hasNext } = await datesOn(provider, {});

    expect([dates, total, hasNext]).toEqual([inOrder, '6', false]);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'when pages of %i are read, then every request appears once in order',
    async (size) => {
      const provider = await requestsOfEverySection();
      const limit = String(size);

      let page = await datesOn(provider, { limit });
      const read = [...page.dates];
      while (page.hasNext) {
        page = await datesOn(provider, { limit, after: page.last });
        read.push(...page.dates);
        expect(page.total).toBe('6');
      }

      expect(read).toEqual(inOrder);
    },
  );

  test('when several requests are on one day, then pages neither repeat nor skip a request', async () => {
    const provider = await aKnownProvider(service);
    const ids = await Promise.all([1, 2, 3].map(() => aRequestOn('2026-06-20', provider)));

    const first = await service.call(listProviderRequests, { as: provider, query: { limit: '2' } });
    const after = first.body.at(-1)?.id ?? '';
    const second = await service.call(listProviderRequests, { as: provider, query: { limit: '2', after } });

    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(ids.toSorted());
  });

  test('when a status is given, then only requests with that status are listed and counted', async () => {
    const provider = await requestsOfEverySection();

    expect(await datesOn(provider, { status: 'cancelled' })).toMatchObject({
      dates: ['2026-12-01', '2026-05-01'],
      total: '2',
    });
    expect(await datesOn(provider, { status: 'inquiry', limit: '1' })).toMatchObject({
      dates: ['2026-06-15'],
      total: '4',
      hasNext: true,
    });
  });

  test('when a page starts after an unknown request or another provider’s, then the query is rejected as malformed', async () => {
    const provider = await aKnownProvider(service);
    const others = await aRequestOn('2026-06-20', await aKnownProvider(service));

    const answers = await Promise.all(
      [randomUUID(), others].map((after) =>
        service.call(listProviderRequests, { as: provider, query: { after } }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  });
});
