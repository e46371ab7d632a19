import { signUpAsClient, signUpAsProvider } from '../../../load/acts/account-acts.ts';
import { invoiceActs } from '../../../load/acts/invoice-acts.ts';
import { signUp } from '../../../load/sign-up.ts';
import type { Teller } from '../../../load/tell-step.ts';
import { carryOut } from './carry-out.ts';
import { goOn, newStory, untilDraft } from './travel.ts';
import { untilInvoice } from './until-invoice.ts';

/** Far enough ahead that the balance is not sent automatically. */
const eventInDays = 60;

/** A provider reminds the client of the deposit, records its payment and refunds a part; then sends the balance early and voids it. */
export async function collect(teller: Teller): Promise<void> {
  const { caller, ledger } = teller;
  const provider = await signUp(caller, ledger, signUpAsProvider(ledger.newMark()));
  const client = await signUp(caller, ledger, signUpAsClient(ledger.newMark()));
  await goOn(teller, newStory({ client, provider, eventInDays }), [
    ...untilDraft,
    ...(['send-event', 'create-quote', 'add-line', 'change-terms'] as const),
    ...(['approve-quote', 'send-quote', 'accept-quote'] as const),
  ]);
  const deposit = await untilInvoice(caller, provider, ({ status }) => status === 'sent');
  const balance = await untilInvoice(caller, provider, ({ status }) => status === 'draft');

  const ofDeposit = { provider, invoiceId: deposit.id };
  await carryOut(teller, (mark) => invoiceActs['remind-of-invoice'](ofDeposit, mark));
  await carryOut(teller, (mark) => invoiceActs['record-payment'](ofDeposit, mark));
  await carryOut(teller, (mark) => invoiceActs['refund-invoice'](ofDeposit, mark));
  const ofBalance = { provider, invoiceId: balance.id };
  await carryOut(teller, (mark) => invoiceActs['send-invoice'](ofBalance, mark));
  await carryOut(teller, (mark) => invoiceActs['void-invoice'](ofBalance, mark));
}
