import { setTimeout as wait } from 'node:timers/promises';

import { downloadExport } from '@marquee/contracts/privacy-operations';
import type { HttpResponse } from '@marquee/harness-kit/http-caller';

import { signUpAsClient, signUpAsProvider } from '../../../load/actions/account-actions.ts';
import { invoiceActions } from '../../../load/actions/invoice-actions.ts';
import { askForExport, deleteAccount } from '../../../load/actions/privacy-actions.ts';
import type { Person } from '../../../load/change-request.ts';
import { signUp } from '../../../load/sign-up.ts';
import type { Journey } from '../../../load/journey.ts';
import type { ActionContext } from '../../../load/run-steps.ts';
import { confirmEmailAddress } from './confirm-email-address.ts';
import { performUntilAcknowledged } from './perform-until-acknowledged.ts';
import { waitForInvoice } from './wait-for-invoice.ts';
import { draftSteps, offerSteps } from '../../../load/plan-journey.ts';
import { runJourney, newJourney, runToAcceptance } from './run-to-acceptance.ts';

const againAfterMs = 200;
const timeoutMs = 90_000;

/**
 * A client with a paid accepted quote, an open quote and a draft exports their data and deletes the account. The client's provider cannot
 * delete the account within 30 days after a completed booking, so another provider, to whom another client addressed a draft, deletes one.
 */
export async function exportAndDelete(context: ActionContext, dataFolder: string): Promise<void> {
  const { caller, history } = context;
  const booked = await runToAcceptance(context);
  const { client, provider } = booked;
  const other = await signUp(caller, history, signUpAsClient(history.newMarker()));
  const deletion = await signUp(caller, history, signUpAsProvider(history.newMarker()));
  await runJourney(context, booked, ['complete-event']);
  const { id: invoiceId } = await waitForInvoice(caller, provider, ({ status }) => status === 'sent');
  await performUntilAcknowledged(context, (marker) =>
    invoiceActions['record-payment']({ provider, invoiceId }, marker),
  );
  const open = await runJourney(context, newJourney({ client, provider }), offerSteps);
  await runJourney(context, newJourney({ client, provider }), draftSteps);
  await runJourney(context, newJourney({ client: other, provider: deletion }), draftSteps);

  await performUntilAcknowledged(context, (marker) => askForExport(client, marker));
  await expectInExport(context, client, [booked, open]);
  // Only a confirmed address gets the farewell email.
  await confirmEmailAddress(context, dataFolder, client);
  await confirmEmailAddress(context, dataFolder, deletion);
  await performUntilAcknowledged(context, (marker) => deleteAccount(client, { role: 'client', marker }));
  await performUntilAcknowledged(context, (marker) => deleteAccount(deletion, { role: 'provider', marker }));
}

async function expectInExport(
  context: ActionContext,
  person: Person,
  journeys: readonly Journey[],
): Promise<void> {
  const content = JSON.stringify(await untilReady(context, person));
  const ids = journeys.flatMap(({ eventId, quoteId }) => [eventId ?? '', quoteId ?? '']);
  const missing = [person.email, ...ids].filter((word) => !content.includes(word));
  if (missing.length > 0) {
    throw new Error(`the export lacks ${missing.join(', ')}`);
  }
}

async function untilReady({ caller }: ActionContext, { cookie }: Person): Promise<unknown> {
  const deadline = performance.now() + timeoutMs;
  let last: HttpResponse | null = null;
  while (performance.now() < deadline) {
    last = await caller.send({ method: 'GET', path: `/api${downloadExport.path}`, cookie }).catch(() => null);
    if (last?.status === downloadExport.status) {
      return last.body;
    }
    await wait(againAfterMs);
  }
  throw new Error(`the export was not ready in time: ${JSON.stringify(last?.body)}`);
}
