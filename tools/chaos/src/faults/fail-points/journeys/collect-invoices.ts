import { signUpAsClient, signUpAsProvider } from '../../../load/actions/account-actions.ts';
import { invoiceActions } from '../../../load/actions/invoice-actions.ts';
import { signUp } from '../../../load/sign-up.ts';
import type { ActionContext } from '../../../load/run-steps.ts';
import { performUntilAcknowledged } from './perform-until-acknowledged.ts';
import { draftSteps } from '../../../load/plan-journey.ts';
import { runJourney, newJourney } from './run-to-acceptance.ts';
import { waitForInvoice } from './wait-for-invoice.ts';

/** Far enough ahead that the balance is not sent automatically. */
const eventInDays = 60;

/** A provider sends a reminder of the deposit, records its payment, refunds a part, then sends the balance invoice early and voids it. */
export async function collectInvoices(context: ActionContext): Promise<void> {
  const { caller, history } = context;
  const provider = await signUp(caller, history, signUpAsProvider(history.newMarker()));
  const client = await signUp(caller, history, signUpAsClient(history.newMarker()));
  await runJourney(context, newJourney({ client, provider, eventInDays }), [
    ...draftSteps,
    ...(['send-event', 'create-quote', 'add-line', 'change-terms'] as const),
    ...(['approve-quote', 'send-quote', 'accept-quote'] as const),
  ]);
  const deposit = await waitForInvoice(caller, provider, ({ status }) => status === 'sent');
  const balance = await waitForInvoice(caller, provider, ({ status }) => status === 'draft');

  const ofDeposit = { provider, invoiceId: deposit.id };
  await performUntilAcknowledged(context, (marker) => invoiceActions['remind-of-invoice'](ofDeposit, marker));
  await performUntilAcknowledged(context, (marker) => invoiceActions['record-payment'](ofDeposit, marker));
  await performUntilAcknowledged(context, (marker) => invoiceActions['refund-invoice'](ofDeposit, marker));
  const ofBalance = { provider, invoiceId: balance.id };
  await performUntilAcknowledged(context, (marker) => invoiceActions['send-invoice'](ofBalance, marker));
  await performUntilAcknowledged(context, (marker) => invoiceActions['void-invoice'](ofBalance, marker));
}
