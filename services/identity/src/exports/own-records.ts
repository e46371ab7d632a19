import type { ExportKind } from '@marquee/contracts/privacy';
import type { ExportSource } from '@marquee/service-kit/privacy/export-source';
import type { Account } from '../accounts/domain/account.ts';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { StoredAuditEntry } from '../audit/audit-repository.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { DeviceRepository } from '../devices/device-repository.ts';
import type { EmailQueueRepository } from '../email-queue/email-queue-repository.ts';
import type { TwoFactor, TwoFactorHistoryEntry } from '../two-factor/domain/two-factor.ts';
import type { TwoFactorStore } from '../two-factor/two-factor-store.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';

type OwnDeps = {
  accounts: AccountRepository;
  twoFactorStore: TwoFactorStore;
  sessions: SessionRepository;
  devices: DeviceRepository;
  emailQueue: EmailQueueRepository;
  trail: AuditTrail;
};

/** Identity's records of an account, without passwords, links, and secrets of sessions, devices and two-factor authentication. */
export function ownRecords(deps: OwnDeps): ExportSource[] {
  const { accounts, twoFactorStore, sessions, devices, emailQueue, trail } = deps;
  const kind = (name: ExportKind) => name;
  return [
    {
      kind: kind('account'),
      async *records(accountId, after) {
        const account = after === null ? await accounts.findOne({ id: accountId }) : null;
        if (account !== null) {
          const history = await accounts.history(accountId);
          yield { id: accountId, record: { ...toRecord(account), history: history.map(toHistoryRecord) } };
        }
      },
    },
    {
      kind: kind('secondStep'),
      async *records(accountId, after) {
        const twoFactor = after === null ? await twoFactorStore.findOne({ id: accountId }) : null;
        if (twoFactor !== null) {
          yield {
            id: accountId,
            record: toTwoFactorRecord(twoFactor, await twoFactorStore.history(accountId)),
          };
        }
      },
    },
    {
      kind: kind('sessions'),
      async *records(accountId, after) {
        for await (const session of sessions.of(accountId, after)) {
          const { id, device, network, startedAt, lastSeenAt, idleUntil, endsAt } = session;
          yield { id, record: { id, device, network, startedAt, lastSeenAt, idleUntil, endsAt } };
        }
      },
    },
    {
      kind: kind('devices'),
      async *records(accountId, after) {
        for await (const { id, lastSeenAt } of devices.of(accountId, after)) {
          yield { id, record: { lastSeenAt } };
        }
      },
    },
    {
      kind: kind('mails'),
      async *records(accountId, after) {
        for await (const email of emailQueue.of(accountId, after)) {
          yield { id: email.id, record: email };
        }
      },
    },
    {
      kind: kind('auditEntries'),
      async *records(accountId, after) {
        for await (const entry of trail.of(accountId, after)) {
          yield { id: entry.id, record: toAuditRecord(entry, accountId) };
        }
      },
    },
  ];
}

function toRecord(account: Account) {
  const { id, role, email, emailVerified, settings, profile, createdAt, google } = account;
  const { suspendedAt = null, suspendedReason = '' } = account;
  const suspension = { suspendedAt, suspendedReason };
  return { id, role, email, emailVerified, settings, profile, createdAt, google, ...suspension };
}

function toTwoFactorRecord({ secret, recoveryCodes }: TwoFactor, history: readonly TwoFactorHistoryEntry[]) {
  const isOn = secret !== null;
  const onSince = isOn ? (history.findLast(({ type }) => type === 'turned-on')?.at ?? null) : null;
  return { isOn, onSince, recoveryCodesLeft: recoveryCodes.length };
}

/** Omits other actors and their networks. For an action by an unknown person, such as a failed sign-in, keeps the network. */
function toAuditRecord(
  { at, act, outcome, count, reason, actor, network }: StoredAuditEntry,
  accountId: string,
) {
  const byYou = actor === accountId;
  return { at, act, outcome, count, reason, byYou, network: byYou || actor === 'nobody' ? network : '' };
}

/** Omits the actor, who may be another person. */
function toHistoryRecord({ type, at }: { type: string; at: Date }) {
  return { type, at };
}
