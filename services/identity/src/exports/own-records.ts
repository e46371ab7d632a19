import type { ExportKind } from '@marquee/contracts/privacy';
import type { ExportSource } from '@marquee/service-kit/privacy/export-source';
import type { Account } from '../accounts/account.ts';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { MailRepository } from '../mails/mail-repository.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';

type OwnDeps = { accounts: AccountRepository; sessions: SessionRepository; mails: MailRepository };

/** What identity has of an account: no password, no link, no session's secret. */
export function ownRecords({ accounts, sessions, mails }: OwnDeps): ExportSource[] {
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
      kind: kind('sessions'),
      async *records(accountId, after) {
        for await (const session of sessions.of(accountId, after)) {
          const { id, device, network, startedAt, lastSeenAt, idleUntil, endsAt } = session;
          yield { id, record: { id, device, network, startedAt, lastSeenAt, idleUntil, endsAt } };
        }
      },
    },
    {
      kind: kind('mails'),
      async *records(accountId, after) {
        for await (const mail of mails.of(accountId, after)) {
          yield { id: mail.id, record: mail };
        }
      },
    },
  ];
}

function toRecord(account: Account) {
  const { id, role, email, emailVerified, settings, profile, createdAt, google } = account;
  return { id, role, email, emailVerified, settings, profile, createdAt, google };
}

/** Who else acted on the account is their own affair. */
function toHistoryRecord({ type, at }: { type: string; at: Date }) {
  return { type, at };
}
