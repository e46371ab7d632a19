import { composeService } from '../src/compose-service.ts';
import type { Service, ServiceDeps } from '../src/compose-service.ts';
import { DomainError } from '../src/domain-error.ts';
import { redirectTo, withHeaders } from '../src/http/reply.ts';
import { route } from '../src/http/route.ts';
import type { Subscription } from '../src/messaging/bus.ts';
import { toMessage } from '../src/messaging/message.ts';
import { createAggregateStore } from '../src/store/aggregate-store.ts';
import { mapPage } from '../src/store/page.ts';
import * as api from './booking-operations.ts';
import { bookingIndexes, bookingNamed } from './bookings.ts';
import type { Booking } from './bookings.ts';

/** A small service for tests of the kit, with public and internal routes, a store, a message and a consumer. */
export function createBookingService(deps: ServiceDeps): Service {
  const { connection, now } = deps;
  const bookings = createAggregateStore<Booking>(connection, { name: 'booking', indexes: bookingIndexes });

  const rename: Subscription<typeof bookingNamed> = {
    queue: 'events.rename-booking',
    messages: [bookingNamed],
    async handle(envelope) {
      const booking = await bookings.get(envelope.aggregateId);
      await bookings.save({ ...booking, name: envelope.payload.name }, { cause: envelope, at: now() });
    },
  };

  return composeService({
    ...deps,
    name: 'events',
    stores: [bookings],
    subscriptions: [rename],
    internalRoutes: [route(api.countBookings, async () => ({ count: (await bookings.find({})).length }))],
    routes: [
      route(api.getBooking, async ({ params }, actor) =>
        bookings.get(params.id, { ownerId: actor.clientId }),
      ),
      route(api.getNewestBooking, () => null),
      route(api.deleteBooking, () => undefined),
      route(api.listBookings, async ({ query }, actor) => {
        const filter = { ownerId: actor.clientId };
        return mapPage(await bookings.page({ filter, sortBy: 'createdAt', page: query }), toView);
      }),
      route(api.createBooking, async ({ body }, actor, cause) => {
        throwForTestName(body.name);
        const id = cause.newId();
        const made = {
          id,
          version: 1,
          reference: id,
          ownerId: actor.clientId,
          status: 'open',
          startsAt: null,
        };
        const booking: Booking = { ...made, ...body, createdAt: now() };
        const messages = [toMessage(bookingNamed, { name: body.name })];
        const isNew = (await bookings.insert(booking, { messages, cause, at: now() })) === 'inserted';
        if (isNew && body.name === 'raced') {
          throw new DomainError('conflict', 'seat_was_changed', 'Somebody was faster with the seats');
        }
        return toView(booking);
      }),
      route(api.signUp, (_input, _actor, { newId }) =>
        withHeaders({ id: newId() }, { 'set-cookie': 'sid=secret' }),
      ),
      route(api.showPoster, ({ params }) => {
        const broken = { title: 42 } as unknown as { title: string };
        const poster = { title: 'Gala', price: 'not for you' };
        return params.id === 'broken' ? broken : withHeaders(poster, { 'cache-control': 'no-store' });
      }),
      route(api.printPoster, ({ params }) => ({ name: 'poster.txt', content: printed(params.id) })),
      route(api.receiveWebhook, ({ body }) => ({ bytes: body.toString('base64') })),
      route(api.goElsewhere, () => redirectTo('/auth?returnTo=%2F', { 'set-cookie': ['a=1', 'b=2'] })),
    ],
  });
}

function toView({ id, name, seats }: Booking) {
  return { id, name, seats };
}

/** Yields the lines of a file. The id `bug` makes it fail before the first line, the id `half a bug` between the lines. */
async function* printed(id: string): AsyncGenerator<string> {
  throwForTestName(id);
  yield 'Gala\n';
  await Promise.resolve();
  throwForTestName(id.replace('half a ', ''));
  yield 'Saturday\n';
}

/** Throws for the names that tests use to make a handler fail. */
function throwForTestName(name: string): void {
  if (name === 'forbidden name') {
    throw new DomainError('rule-broken', 'name_forbidden', 'This name is not allowed');
  }
  if (name === 'bug') {
    throw new Error('a bug that mentions ada@example.com');
  }
}
