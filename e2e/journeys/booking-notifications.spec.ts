import { acceptQuote, sendToProvider } from '../conformance/fixtures/client-actions.ts';
import { waitForEmailLink } from '../fixtures/emails.ts';
import { aClient, anEventRequest, aProvider } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { createEvent } from './actions/create-event.ts';
import { addService, approveAndSend, createQuoteFrom } from './actions/quote-request.ts';
import { signUpAsClient, signUpAsProvider } from './actions/sign-up.ts';

test.describe('notifications of a booking', () => {
  test('when a request becomes a booking, then each side receives emails that link to the request or the quote', async ({
    newPerson,
  }) => {
    const [clientPage, providerPage, strangerPage] = await Promise.all([
      newPerson(),
      newPerson(),
      newPerson(),
    ]);
    const client = aClient();
    const provider = aProvider();
    const request = anEventRequest(provider.email);
    await signUpAsProvider(providerPage, provider);
    await signUpAsClient(clientPage, client);

    await createEvent(clientPage, request);
    await sendToProvider(clientPage);
    await expect(toast(clientPage, 'Event Sent')).toBeVisible();
    const toRequest = await waitForEmailLink(providerPage, provider.email, `A new request: ${request.name}`);
    await strangerPage.goto(toRequest);
    await expect(strangerPage).toHaveURL(/\/auth\?returnTo=%2Fprovider$/);
    await providerPage.goto(toRequest);
    await expect(providerPage).toHaveURL(/\/provider$/);

    await createQuoteFrom(providerPage, request.name);
    await addService(providerPage, 'DJ', '599.00');
    await approveAndSend(providerPage);
    await strangerPage.goto(
      await waitForEmailLink(clientPage, client.email, `Your quote for ${request.name}`),
    );
    await expect(strangerPage.getByText('Waiting for Client')).toBeVisible();

    await clientPage.goto('/client-admin?tab=quotes');
    await acceptQuote(clientPage);
    await expect(toast(clientPage, 'Quote Accepted')).toBeVisible();
    await providerPage.goto(await waitForEmailLink(providerPage, provider.email, 'accepted your quote'));
    await expect(providerPage.getByRole('heading', { level: 1, name: request.name })).toBeVisible();
  });
});
