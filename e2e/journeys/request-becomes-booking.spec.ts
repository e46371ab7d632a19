import { sendToProvider } from '../conformance/scene/client-acts.ts';
import { aClient, anEventRequest, aProvider } from '../fixtures/people.ts';
import { takeEveryPicture, takePicture } from '../fixtures/take-picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { createEvent } from './acts/create-event.ts';
import { addService, approveAndSend, createQuoteFrom } from './acts/quote-request.ts';
import { signUpAsClient, signUpAsProvider } from './acts/sign-up.ts';

test.describe('a client’s request', () => {
  test('when it is quoted, sent and accepted, then the event shows as booked with $549.50', async ({
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
    await takeEveryPicture(providerPage, 'journey-provider-new');
    await signUpAsClient(clientPage, client);
    await takeEveryPicture(clientPage, 'journey-client-new');

    await createEvent(clientPage, request);
    await sendToProvider(clientPage);
    await expect(toast(clientPage, 'Event Sent')).toBeVisible();
    await expect(clientPage.getByText(`Sent to ${provider.businessName}`).first()).toBeVisible();
    await takePicture(clientPage, 'journey-client-sent');

    await createQuoteFrom(providerPage, request.name);
    await addService(providerPage, 'DJ', '599.00');
    await addService(providerPage, 'Early booking discount', '-49.50');
    await takeEveryPicture(providerPage, 'journey-quote-editor');
    const shareUrl = await approveAndSend(providerPage);

    await strangerPage.goto(shareUrl);
    await expect(strangerPage.getByText('$549.50').first()).toBeVisible();
    await expect(strangerPage.getByText('Waiting for Client')).toBeVisible();
    await takeEveryPicture(strangerPage, 'journey-public-quote');

    await clientPage.goto('/client-admin?tab=quotes');
    await takePicture(clientPage, 'journey-client-quotes');
    await clientPage.getByRole('button', { name: 'Accept this Quote' }).click();
    await takePicture(clientPage, 'journey-accept-dialog');
    await clientPage.getByRole('alertdialog').getByRole('button', { name: 'Accept this Quote' }).click();
    await expect(toast(clientPage, 'Quote Accepted')).toBeVisible();

    await clientPage.getByRole('tab', { name: 'My Events' }).click();
    await expect(card.getByText('Booked')).toBeVisible();
    await expect(card.getByText('$549.50')).toBeVisible();
    await takeEveryPicture(clientPage, 'journey-client-booked');

    await strangerPage.reload();
    await expect(strangerPage.getByText('Waiting for Client')).toBeHidden();
    await providerPage.goto('/provider?tab=workflow');
    await expect(providerPage.getByRole('row', { name: new RegExp(request.name) })).toBeVisible();
    await takeEveryPicture(providerPage, 'journey-workflow');
  });
});
