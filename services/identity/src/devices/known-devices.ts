import type { Account } from '../accounts/account.ts';
import { greetedNameOf } from '../accounts/greeted-name.ts';
import type { MailDelivery } from '../mails/mail-delivery.ts';
import type { PostSecurityNotice } from '../mails/security-notices.ts';
import type { OwnCookie } from '../sessions/own-cookie.ts';
import { hashOf, newSecret } from '../sessions/secrets.ts';
import type { Visit } from '../sessions/visit.ts';
import type { DeviceRepository } from './device-repository.ts';

/** Which browsers belong to an account's owner. `greet` and `remember` return set-cookie, by which the browser is known the next time. */
export type KnownDevices = {
  /** The id of the browser with this cookie; null when the account does not know it. */
  recognise: (account: Account | null, cookieHeader: string | undefined) => Promise<string | null>;
  idsOf: (accountId: string) => Promise<string[]>;
  /** From then on the account knows none; its owner is told of each as of a new one. */
  forget: (accountId: string) => Promise<void>;
  /** Mails the owner about one that has never been seen, where the address is confirmed. */
  greet: (account: Account, visit: Visit) => Promise<string>;
  remember: (account: Account, visit: Visit) => Promise<string>;
};

type KnownDevicesDeps = {
  devices: DeviceRepository;
  cookie: OwnCookie;
  postSecurityNotice: PostSecurityNotice;
  delivery: MailDelivery;
  now: () => Date;
};

const wellFormed = /^[\w-]{43}$/;

export function createKnownDevices(deps: KnownDevicesDeps): KnownDevices {
  const { devices, cookie, postSecurityNotice, delivery, now } = deps;

  /** The mail before the device: a process that dies between writes the mail once more, under the same id. */
  async function tell(id: string, account: Account, { device, network }: Visit): Promise<void> {
    if (!account.emailVerified) {
      return;
    }
    const letter = { kind: 'new-device', to: account.email, name: greetedNameOf(account) } as const;
    await postSecurityNotice({
      ...{ id, accountId: account.id, requestedAt: now() },
      letter: { ...letter, device, network },
    });
    delivery.nudge();
  }

  async function meet(account: Account, visit: Visit, onNew: (id: string) => Promise<void>): Promise<string> {
    const secret = secretIn(visit.cookie) ?? newSecret();
    const id = idOf(account.id, secret);
    if (!(await devices.touch(id, now()))) {
      await onNew(id);
      await devices.insertIfAbsent({ id, accountId: account.id, lastSeenAt: now() });
    }
    return cookie.write(secret);
  }

  function secretIn(cookieHeader: string | undefined): string | null {
    const brought = cookie.read(cookieHeader);
    return brought !== null && wellFormed.test(brought) ? brought : null;
  }

  return {
    async recognise(account, cookieHeader) {
      const secret = secretIn(cookieHeader);
      if (secret === null) {
        return null;
      }
      // Looked for without an account as well: the time must not tell whether there is one.
      const id = idOf(account?.id ?? 'nobody', secret);
      return (await devices.isKept(id)) ? id : null;
    },
    async idsOf(accountId) {
      const ids: string[] = [];
      for await (const { id } of devices.of(accountId, null)) {
        ids.push(id);
      }
      return ids;
    },
    forget: (accountId) => devices.eraseOf(accountId),
    greet: (account, visit) => meet(account, visit, (id) => tell(id, account, visit)),
    remember: (account, visit) => meet(account, visit, async () => undefined),
  };
}

function idOf(accountId: string, secret: string): string {
  return hashOf(`${accountId} ${secret}`);
}
