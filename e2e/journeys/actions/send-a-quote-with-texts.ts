import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { sendEventToProvider } from '@marquee/contracts/client-event-operations';
import { getPublicQuote } from '@marquee/contracts/client-quote-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { updateProviderProfile } from '@marquee/contracts/profile-operations';
import * as quoteChanges from '@marquee/contracts/quote-change-operations';
import { createQuoteFromRequest, updateQuote } from '@marquee/contracts/quote-operations';
import type { PublicQuote } from '@marquee/contracts/quotes';
import { createApiClient } from '@marquee/local/demo/api-client';
import { eventually } from '@marquee/local/demo/eventually';

import { aClient, anEventRequest, aProvider } from '../../fixtures/people.ts';

/** Converts the name of a field to the text that a person types into it. */
type TypedText = (name: string) => string;

/** The API's limit for phone numbers. */
const longestPhone = 40;

/** Sends a quote. The texts of the provider, the client, the event, the service and the notes come from `typed`. */
export async function sendAQuoteWithTexts(url: string, typed: TypedText): Promise<PublicQuote> {
  const [client, provider] = [createApiClient(url), createApiClient(url)];
  const [robin, lights] = [aClient(), aProvider()];
  await provider.call(signUpProvider, {
    body: {
      ...lights,
      businessName: typed('business name'),
      description: typed('business description'),
      serviceTypes: [typed('service type')],
      phone: typed(lights.phone).slice(0, longestPhone),
    },
  });
  const address = typed('address');
  await provider.call(updateProviderProfile, { body: { address } });
  const names = { firstName: typed('first name'), lastName: typed('last name') };
  await client.call(signUpClient, { body: { ...robin, ...names, confirmPassword: robin.password } });

  const event = await client.call(createEvent, {
    body: {
      ...anEventRequest(lights.email),
      name: typed('event name'),
      keyContactName: typed('contact name'),
    },
  });
  await client.call(sendEventToProvider, { params: { id: event.id } });
  const { id } = await eventually(() => provider.call(createQuoteFromRequest, { params: { id: event.id } }));
  const params = { id };
  const price = { unitPrice: '599.00', quantity: 1, totalPrice: '599.00' };
  const service = { serviceName: typed('service'), serviceDescription: typed('service description') };
  await provider.call(quoteChanges.addLineItem, { params, body: { ...service, ...price } });
  await provider.call(updateQuote, { params, body: { notes: typed('notes') } });
  await provider.call(quoteChanges.approveQuoteForReview, { params });
  await provider.call(quoteChanges.sendQuoteToClient, { params });

  return eventually(async () => {
    const quote = await client.call(getPublicQuote, { params });
    if (quote.provider.address === '') {
      throw new Error('The provider’s profile has not reached the quotes service');
    }
    return quote;
  });
}
