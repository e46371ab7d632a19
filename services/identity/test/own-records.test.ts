import { randomUUID } from 'node:crypto';
import { updateSettings } from '@marquee/contracts/account-operations';
import { suspendUser } from '@marquee/contracts/admin-operations';
import * as declared from '@marquee/contracts/messages/privacy-messages';
import { turnOffSecondStep } from '@marquee/contracts/two-factor-operations';
import { anAdminCaller } from '@marquee/service-kit/test-kit/callers';
import { aClient, goodPassword, startIdentity } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';
import { nextCode, enableTwoFactor } from './support/two-factor-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

/** The records that identity publishes when an export is requested. */
async function ownRecordsOf(client: SignedUp) {
  const exportId = randomUUID();
  await identity.deliver(declared.exportAsked, { exportId, accountId: client.id });
  const message = (await identity.published()).find(
    ({ type, aggregateId }) =>
      type === declared.identityExportCollected.type && aggregateId === `${exportId}/1`,
  );
  return declared.exportPage.parse(message?.payload);
}

/** Returns the records of one kind, ordered by action, because the order of their random ids differs in each run. */
function recordsOf(records: declared.ExportPage['records'], wanted: string): Record<string, unknown>[] {
  const found = records.filter(({ kind }) => kind === wanted).map(({ record }) => record);
  return found.toSorted((one, other) => String(one.act).localeCompare(String(other.act)));
}

describe('the identity part of an export', () => {
  test('when an export is requested, then it contains account, sessions, devices and emails, and no secret', async () => {
    const client = await aClient(identity);
    await identity.call(updateSettings, {
      headers: { cookie: client.cookie },
      body: { marketingEmails: true },
    });
    await identity.sentEmails();

    const { records, isLast } = await ownRecordsOf(client);

    expect(isLast).toBe(true);
    expect(records).toMatchObject([
      {
        kind: 'account',
        record: { id: client.id, email: client.email, settings: { marketingEmails: true } },
      },
      { kind: 'sessions', record: { id: expect.any(String) as string } },
      { kind: 'devices', record: { lastSeenAt: identity.clock.now() } },
      { kind: 'mails', record: { kind: 'verify-email' } },
    ]);
    expect(JSON.stringify(records)).not.toMatch(/passwordHash|tokenHash|secretHash|linkId/);
    expect(JSON.stringify(records)).not.toContain(goodPassword);
  });

  test('when the account is suspended, then the export contains since when and why, and audit entries without other actors', async () => {
    const dana = await aClient(identity);
    const [as, params] = [anAdminCaller(), { id: dana.id }];
    await identity.call(suspendUser, { as, params, body: { reason: 'Sends spam' } });
    await identity.trail();

    const { records } = await ownRecordsOf(dana);

    const at = identity.clock.now();
    expect(records[0]?.record).toMatchObject({ suspendedAt: at, suspendedReason: 'Sends spam' });
    expect(recordsOf(records, 'auditEntries')).toEqual([
      expect.objectContaining({ act: 'account-suspended', byYou: false, reason: 'Sends spam', network: '' }),
      expect.objectContaining({ act: 'registered', byYou: true, network: 'this computer' }),
    ]);
    expect(JSON.stringify(records)).not.toContain(as.id);
  });

  test('when the trail has entries about another account, then the export does not contain them', async () => {
    const [dana, robin] = [await aClient(identity), await aClient(identity)];
    await identity.trail();

    const { records } = await ownRecordsOf(robin);

    expect(recordsOf(records, 'auditEntries')).toHaveLength(1);
    expect(JSON.stringify(records)).not.toContain(dana.id);
  });

  test('when two-factor authentication is on, then the export contains its start and the number of unused recovery codes, but no secret', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const onSince = identity.clock.now();

    const { records } = await ownRecordsOf(dana);

    const step = records.filter(({ kind }) => kind === 'secondStep');
    expect(step).toEqual([
      { kind: 'secondStep', record: { isOn: true, onSince, recoveryCodesLeft: dana.recoveryCodes.length } },
    ]);
    expect(JSON.stringify(records)).not.toContain(dana.secret);
  });

  test('when two-factor authentication was turned off again, then the export contains no date', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const body = { password: goodPassword, code: nextCode(identity, dana.secret) };
    await identity.call(turnOffSecondStep, { body, headers: { cookie: dana.cookie } });

    const { records } = await ownRecordsOf(dana);

    expect(records).toContainEqual({
      kind: 'secondStep',
      record: { isOn: false, onSince: null, recoveryCodesLeft: 0 },
    });
  });
});
