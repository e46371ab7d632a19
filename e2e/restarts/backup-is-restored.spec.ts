import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getSettings } from '@marquee/contracts/account-operations';
import { listUsers } from '@marquee/contracts/admin-operations';
import { getClientEvent, listClientEvents } from '@marquee/contracts/client-event-operations';
import { getClientQuote } from '@marquee/contracts/client-quote-operations';
import { listProviderEvents } from '@marquee/contracts/event-operations';
import { getQuote, getQuoteHistory, getWorkflow } from '@marquee/contracts/quote-operations';

import { localAdmin, localAdminSecret } from '@marquee/local/environment';
import { signIn as signInAsOperator } from '@marquee/local/messages/operator-client';

import { acceptAQuote } from '../fixtures/accept-a-quote.ts';
import type { AcceptedQuote } from '../fixtures/accept-a-quote.ts';
import { runCommand } from '../fixtures/run-command.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('a backup', () => {
  test('when the backup is restored on an empty machine, then every answer of the journey’s pages is the same as before', async ({
    product,
  }) => {
    const backup = join(mkdtempSync(join(tmpdir(), 'marquee-e2e-backup-')), 'backup');
    await product.start();
    const accepted = await acceptAQuote(product.url);
    await expect
      .poll(() => accepted.client.call(getClientEvent, { params: { id: accepted.eventId } }))
      .toMatchObject({ status: 'booked', totalAmount: '549.50' });
    const before = await readJourney(accepted);
    await product.stop();

    const output = await runCommand('backup', product.dataFolder, [backup]);
    deleteDatabase(product.dataFolder);
    await runCommand('restore', product.dataFolder, [backup]);
    await product.start();

    expect(output).toContain('Backed up into');
    expect(await readJourney(accepted)).toEqual(before);
    expect(await countUsersFound(product.url, accepted.clientAccount.email)).toBe(1);
  });
});

/** The API answers that the journey's pages show, for the client and the provider with their sessions from before the restore. */
async function readJourney({ client, provider, eventId, quoteId }: AcceptedQuote) {
  const ofEvent = { params: { id: eventId } };
  const ofQuote = { params: { id: quoteId } };
  return {
    settings: await client.call(getSettings, {}),
    events: await client.call(listClientEvents, {}),
    event: await client.call(getClientEvent, ofEvent),
    quote: await client.call(getClientQuote, ofQuote),
    providersEvents: await provider.call(listProviderEvents, {}),
    providersQuote: await provider.call(getQuote, ofQuote),
    history: await provider.call(getQuoteHistory, ofQuote),
    workflow: await provider.call(getWorkflow, {}),
  };
}

/** Signs the operator in, which requires the key that encrypted the account's two-factor secret; returns the number of users found. */
async function countUsersFound(url: string, email: string): Promise<number> {
  const operator = await signInAsOperator({ url, ...localAdmin, secret: localAdminSecret });
  const { body } = await operator.call(listUsers, { query: { search: email } });
  return body.length;
}

/** Deletes everything but the secrets, which a deployment stores elsewhere. */
function deleteDatabase(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry !== 'keys.json')) {
    rmSync(join(folder, name), { recursive: true });
  }
}
