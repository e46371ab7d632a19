import type { Account } from '../accounts/domain/account.ts';
import { greetingNameOf } from '../accounts/greeting-name.ts';
import type { EmailDelivery } from '../email-queue/email-delivery.ts';
import type { EnqueueSecurityNotification } from '../email-queue/security-notifications.ts';
import type { HttpOnlyCookie } from '../sessions/http-only-cookie.ts';
import { hashOf } from '../sessions/secrets.ts';
import type { Visit } from '../sessions/visit.ts';
import type { Device, DeviceRepository } from './device-repository.ts';
import type { DeviceSecrets } from './device-secrets.ts';

/** Recognizes an account owner's browsers. `registerAndNotify` and `remember` return the set-cookie value that identifies the browser. */
export type KnownDevices = {
  /** Whether the cookie contains a secret that an account may know. */
  hasSecret: (cookieHeader: string | undefined) => boolean;
  /** The first secret in the cookie that this server has signed, whichever account knows it; null if none is signed. */
  signedSecretIn: (cookieHeader: string | undefined) => string | null;
  /** The id of the browser with this cookie; null if the account does not know the browser. */
  recognize: (account: Account | null, cookieHeader: string | undefined) => Promise<string | null>;
  idsOf: (accountId: string) => Promise<string[]>;
  /** Removes all devices of the account. The owner is notified again when one of them signs in. */
  forget: (accountId: string) => Promise<void>;
  /** Registers the browser if it is new, and emails the owner about it if the address is confirmed. */
  registerAndNotify: (account: Account, visit: Visit) => Promise<string>;
  remember: (account: Account, visit: Visit) => Promise<string>;
};

type KnownDevicesDeps = {
  devices: DeviceRepository;
  cookie: HttpOnlyCookie;
  secrets: DeviceSecrets;
  /** The maximum of devices per account; the device unused for the longest time is removed first. */
  maxPerAccount: number;
  onEvicted: () => void;
  enqueueSecurityNotification: EnqueueSecurityNotification;
  delivery: EmailDelivery;
  now: () => Date;
};

/** The maximum of secrets in the cookie. Each account that signed in with the browser has one; a couple, for example, shares a browser. */
const maxInCookie = 5;

export function createKnownDevices(deps: KnownDevicesDeps): KnownDevices {
  const { devices, cookie, secrets, enqueueSecurityNotification, delivery, now } = deps;

  /** Called before the device is stored. If the process stops in between, the next sign-in requests another email. */
  async function notifyOwner(id: string, account: Account, { device, network }: Visit): Promise<void> {
    if (!account.emailVerified) {
      return;
    }
    const letter = { kind: 'new-device', to: account.email, name: greetingNameOf(account) } as const;
    await enqueueSecurityNotification({
      ...{ id, accountId: account.id, requestedAt: now() },
      letter: { ...letter, device, network },
    });
    delivery.wake();
  }

  async function findKnown(accountId: string, presented: readonly string[]): Promise<string | null> {
    const known = await devices.findFirst(presented.map((secret) => idOf(accountId, secret)));
    return presented.find((secret) => idOf(accountId, secret) === known) ?? null;
  }

  /**
   * Returns the value of set-cookie. Registers an unknown browser under a new secret, never under a secret that the browser presents,
   * because a stranger may have planted the cookie.
   */
  async function recognizeOrRegister(
    account: Account,
    visit: Visit,
    onNew: (id: string) => Promise<void>,
  ): Promise<string> {
    const presented = secretsIn(visit.cookie);
    const known = await findKnown(account.id, presented);
    const own = known ?? secrets.make();
    const id = idOf(account.id, own);
    if (known === null) {
      await onNew(id);
      await store({ id, accountId: account.id, lastSeenAt: now() });
    } else {
      await devices.touch(id, now());
    }
    const others = presented.filter((secret) => secret !== own && secrets.isOurs(secret));
    return cookie.write([own, ...others].slice(0, maxInCookie).join('.'));
  }

  async function store(device: Device): Promise<void> {
    await devices.insertIfAbsent(device);
    if ((await devices.keepNewest(device, deps.maxPerAccount)) > 0) {
      deps.onEvicted();
    }
  }

  function secretsIn(cookieHeader: string | undefined): string[] {
    const presented = cookie.read(cookieHeader)?.split('.') ?? [];
    return presented.slice(0, maxInCookie).filter((secret) => secrets.isWellFormed(secret));
  }

  return {
    hasSecret: (cookieHeader) => secretsIn(cookieHeader).length > 0,
    signedSecretIn: (cookieHeader) =>
      secretsIn(cookieHeader).find((secret) => secrets.isOurs(secret)) ?? null,
    async recognize(account, cookieHeader) {
      // Runs the same lookup even without an account, so that the response time does not disclose whether an account exists.
      const accountId = account?.id ?? 'nobody';
      const known = await findKnown(accountId, secretsIn(cookieHeader));
      return known === null ? null : idOf(accountId, known);
    },
    async idsOf(accountId) {
      const ids: string[] = [];
      for await (const { id } of devices.of(accountId, null)) {
        ids.push(id);
      }
      return ids;
    },
    forget: (accountId) => devices.eraseOf(accountId),
    registerAndNotify: (account, visit) =>
      recognizeOrRegister(account, visit, (id) => notifyOwner(id, account, visit)),
    remember: (account, visit) => recognizeOrRegister(account, visit, async () => undefined),
  };
}

function idOf(accountId: string, secret: string): string {
  return hashOf(`${accountId} ${secret}`);
}
