import * as clientEvents from '@marquee/contracts/client-event-operations';
import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { Operation } from '@marquee/contracts/operation';
import * as quoteChanges from '@marquee/contracts/quote-change-operations';
import * as quoteApi from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { ClientCaller, ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestAnswer } from '@marquee/service-kit/test-kit/test-client';

import { requestDetails } from '../event-form.ts';
import type { InProcessServices } from '../in-process-services.ts';

/** An event sent to its provider, with the accounts of both sides. */
export type RaceFixture = {
  services: InProcessServices;
  client: ClientCaller;
  provider: ProviderCaller;
  eventId: string;
};

export type QuoteRaceFixture = RaceFixture & { quote: ProviderQuote };

export async function aRequest(services: InProcessServices): Promise<RaceFixture> {
  const [client, provider] = [aClientCaller(), aProviderCaller()];
  await services.publish(providerChanged, snapshotOf(provider), { id: provider.providerId, version: 1 });
  const event = done(
    await services.events.call(createEvent, { as: client, body: aBody(services, provider.email) }),
  );
  const params = { id: event.id };
  done(await services.events.call(clientEvents.sendEventToProvider, { as: client, params }));
  await services.settled();
  return { services, client, provider, eventId: event.id };
}

/** An approved quote with one line of $599. */
export async function anApprovedQuote(services: InProcessServices): Promise<QuoteRaceFixture> {
  const fixture = await aRequest(services);
  const { provider: as, eventId } = fixture;
  const made = done(
    await services.quotes.call(quoteApi.createQuoteFromRequest, { as, params: { id: eventId } }),
  );
  const params = { id: made.id };
  done(await services.quotes.call(quoteChanges.addLineItem, { as, params, body: aLine('599.00') }));
  const quote = done(await services.quotes.call(quoteChanges.approveQuoteForReview, { as, params }));
  return { ...fixture, quote };
}

export async function aSentQuote(services: InProcessServices): Promise<QuoteRaceFixture> {
  const fixture = await anApprovedQuote(services);
  const params = { id: fixture.quote.id };
  const quote = done(
    await services.quotes.call(quoteChanges.sendQuoteToClient, { as: fixture.provider, params }),
  );
  return { ...fixture, quote };
}

export function aLine(amount: string) {
  return { serviceName: 'DJ', unitPrice: amount, quantity: 1, totalPrice: amount };
}

export function accept({ services, client, quote }: QuoteRaceFixture) {
  return services.quotes.call(acceptClientQuote, { as: client, params: { id: quote.id }, body: {} });
}

function done<Op extends Operation>({ status, body, problem }: TestAnswer<Op>): TestAnswer<Op>['body'] {
  if (status >= 300) {
    throw new Error(`the fixture of a race failed: ${status} ${JSON.stringify(problem)}`);
  }
  return body;
}

function snapshotOf({ providerId, email }: ProviderCaller) {
  const texts = { businessName: 'Nova Sound', fullName: '', businessDescription: '', phone: '', address: '' };
  return { providerId, email, emailVerified: true, serviceTypes: [], suspended: false, ...texts };
}

export function aBody({ clock }: InProcessServices, providerEmail: string) {
  const inTenDays = new Date(clock.now().getTime() + 10 * 86_400_000);
  return {
    ...requestDetails,
    name: 'Wedding of Dana and Lee',
    providerEmail,
    eventDate: inTenDays.toISOString().slice(0, 10),
  };
}
