import { setTimeout as wait } from 'node:timers/promises';

import { downloadExport } from '@marquee/contracts/privacy-operations';
import type { HttpAnswer } from '@marquee/bar-kit/http-caller';

import { signUpAsClient, signUpAsProvider } from '../../../load/acts/account-acts.ts';
import { invoiceActs } from '../../../load/acts/invoice-acts.ts';
import { askForExport, deleteAccount } from '../../../load/acts/privacy-acts.ts';
import type { Person } from '../../../load/doing.ts';
import { signUp } from '../../../load/sign-up.ts';
import type { Story } from '../../../load/story.ts';
import type { Teller } from '../../../load/tell-step.ts';
import { carryOut } from './carry-out.ts';
import { untilInvoice } from './until-invoice.ts';
import { goOn, newStory, travel, untilDraft, untilOffer } from './travel.ts';

const againAfterMs = 200;
const patienceMs = 90_000;

/**
 * A client with a paid accepted quote, an open one and a draft exports their data and deletes the account. The provider of a completed
 * booking must stay for 30 days; another provider, whom a client had chosen, deletes theirs.
 */
export async function leave(teller: Teller): Promise<void> {
  const { caller, ledger } = teller;
  const signed = await travel(teller);
  const { client, provider } = signed;
  const other = await signUp(caller, ledger, signUpAsClient(ledger.newMark()));
  const leaving = await signUp(caller, ledger, signUpAsProvider(ledger.newMark()));
  await goOn(teller, signed, ['complete-event']);
  const { id: invoiceId } = await untilInvoice(caller, provider, ({ status }) => status === 'sent');
  await carryOut(teller, (mark) => invoiceActs['record-payment']({ provider, invoiceId }, mark));
  const open = await goOn(teller, newStory({ client, provider }), untilOffer);
  await goOn(teller, newStory({ client, provider }), untilDraft);
  await goOn(teller, newStory({ client: other, provider: leaving }), untilDraft);

  await carryOut(teller, (mark) => askForExport(client, mark));
  await expectInExport(teller, client, [signed, open]);
  await carryOut(teller, (mark) => deleteAccount(client, { role: 'client', mark }));
  await carryOut(teller, (mark) => deleteAccount(leaving, { role: 'provider', mark }));
}

async function expectInExport(teller: Teller, person: Person, stories: readonly Story[]): Promise<void> {
  const content = JSON.stringify(await untilReady(teller, person));
  const ids = stories.flatMap(({ eventId, quoteId }) => [eventId ?? '', quoteId ?? '']);
  const missing = [person.email, ...ids].filter((word) => !content.includes(word));
  if (missing.length > 0) {
    throw new Error(`the export lacks ${missing.join(', ')}`);
  }
}

async function untilReady({ caller }: Teller, { cookie }: Person): Promise<unknown> {
  const deadline = performance.now() + patienceMs;
  let last: HttpAnswer | null = null;
  while (performance.now() < deadline) {
    last = await caller.send({ method: 'GET', path: `/api${downloadExport.path}`, cookie }).catch(() => null);
    if (last?.status === downloadExport.status) {
      return last.body;
    }
    await wait(againAfterMs);
  }
  throw new Error(`the export was not ready in time: ${JSON.stringify(last?.body)}`);
}
