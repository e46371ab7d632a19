import { sendToProvider } from '../conformance/fixtures/client-actions.ts';
import { aClient, anEventRequest, aProvider } from '../fixtures/people.ts';
import { takeAllScreenshots, takeScreenshot } from '../fixtures/appearances.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { createEvent } from './actions/create-event.ts';
import { addService, approveAndSend, createQuoteFrom } from './actions/quote-request.ts';
import { signUpAsClient, signUpAsProvider } from './actions/sign-up.ts';

test.describe('a client’s request', () => {
  test('when the request is quoted and the quote accepted, then the event shows as booked with $549.50', async ({
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
    const card = clientPage.getByRole('article').filter({ hasText: request.name });

    await signUpAsProvider(providerPage, provider);
    await takeAllScreenshots(providerPage, 'journey-provider-new');
    await signUpAsClient(clientPage, client);
    await takeAllScreenshots(clientPage, 'journey-client-new');

    await createEvent(clientPage, request);
    await sendToProvider(clientPage);
    await expect(toast(clientPage, 'Event Sent')).toBeVisible();
    await expect(clientPage.getByText(`Sent to ${provider.businessName}`).first()).toBeVisible();
    await takeScreenshot(clientPage, 'journey-client-sent');

    await createQuoteFrom(providerPage, request.name);
    await addService(providerPage, 'DJ', '599.00');
    await addService(providerPage, 'Early booking discount', '-49.50');
    await takeAllScreenshots(providerPage, 'journey-quote-editor');
    const shareUrl = await approveAndSend(providerPage);

    await strangerPage.goto(shareUrl);
    await expect(strangerPage.getByText('$549.50').first()).toBeVisible();
    await expect(strangerPage.getByText('Waiting for Client')).toBeVisible();
    await takeAllScreenshots(strangerPage, 'journey-public-quote');

    await clientPage.goto('/client-admin?tab=quotes');
    await takeScreenshot(clientPage, 'journey-client-quotes');
    await clientPage.getByRole('button', { name: 'Accept this Quote' }).click();
    await takeScreenshot(clientPage, 'journey-accept-dialog');
    await clientPage.getByRole('alertdialog').getByRole('button', { name: 'Accept this Quote' }).click();
    await expect(toast(clientPage, 'Quote Accepted')).toBeVisible();

    await clientPage.getByRole('tab', { name: 'My Events' }).click();
    await expect(card.getByText('Booked')).toBeVisible();
    await expect(card.getByText('$549.50')).toBeVisible();
    await takeAllScreenshots(clientPage, 'journey-client-booked');

    await strangerPage.reload();
    await expect(strangerPage.getByText('Waiting for Client')).toBeHidden();
    await providerPage.goto('/provider?tab=workflow');
    await expect(providerPage.getByRole('row', { name: new RegExp(request.name) })).toBeVisible();
    await takeAllScreenshots(providerPage, 'journey-workflow');
  });
});
