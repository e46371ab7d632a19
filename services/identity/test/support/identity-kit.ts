import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientSignup, ProviderSignup } from '@marquee/contracts/accounts';
import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { listAudit } from '@marquee/contracts/admin-operations';
import { verifyEmail } from '@marquee/contracts/auth-operations';
import type { ListedAuditEntry } from '@marquee/contracts/audit';
import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import { identityAudited } from '@marquee/contracts/messages/audit-messages';
import type { Service } from '@marquee/contracts/operation';
import type { Caller } from '@marquee/service-kit/auth/caller';
import { createTokenVerifier } from '@marquee/service-kit/auth/token-verifier';
import type { Connection } from '@marquee/service-kit/store/database';
import { anAdminCaller } from '@marquee/service-kit/test-kit/callers';
import { startTestService } from '@marquee/service-kit/test-kit/start-test-service';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { identityConfig } from '../../src/config.ts';
import { emailRequested } from '../../src/email-templates/email-template.ts';
import type { Email } from '../../src/email-queue/mailer.ts';
import { createIdentityService } from '../../src/service.ts';
import type { IdentityServiceDeps } from '../../src/service.ts';
import { createMailbox } from './mailbox.ts';

export const goodPassword = 'Velvet-curtain-7';
export const admin = { email: 'Operator@marquee.test', password: 'Marquee-admin-1!' };
export const adminSecret = 'MARQUEETESTOPERATORSECRETABCDEFG';

/** Collection scans that tests may cause: the operator's search reads every account. */
const allowedScans = ['accounts {"$and":', 'accounts {"erasedAt":"?","$and":'];

export type Identity = TestService & {
  /** Waits for resets, delivers the requests for emails as the bus would, and waits until due emails are sent. Returns all sent emails. */
  sentEmails(): Promise<Email[]>;
  /** Waits until this many emails have been sent in total. */
  waitForEmails(count: number): Promise<Email[]>;
  /** Delivers the published audit entries and reads the trail, newest first. */
  trail(query?: Record<string, string>): Promise<ListedAuditEntry[]>;
  /** Delivers identity's latest message about the provider to identity itself, as the bus would. */
  deliverProviderChanged(provider: Pick<SignedUp, 'id'>): Promise<void>;
  deliverClientChanged(client: Pick<SignedUp, 'id'>): Promise<void>;
  verifyToken(token: string, audience: Service): Promise<Caller | null>;
};

/** Starts identity on a test database. `passwords` replaces the real hasher; `logger` replaces a silent one. */
export async function startIdentity(
  environment: Record<string, string> = {},
  replaced: Partial<Pick<IdentityServiceDeps, 'passwords' | 'logger'>> = {},
): Promise<Identity> {
  const mailbox = createMailbox();
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const service = await startTestService({
    name: 'identity',
    configSchema: identityConfig,
    createService: (deps) => createIdentityService({ ...deps, ...replaced, mailer: mailbox.mailer }),
    environment: {
      PUBLIC_URL: 'http://localhost:8080',
      TOKEN_SIGNING_KEY: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'test' }),
      LINK_SECRET: 'a-secret-of-identity-for-mailed-links',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ADMIN_TOTP_SECRET: adminSecret,
      SECOND_STEP_KEY: 'a-key-for-the-second-steps-of-tests',
      SIGN_UP_ADDRESS_LIMIT: '1000',
      PASSWORD_HASH_COST: 'lowest',
      ...environment,
    },
    allowedScans,
  });
  const delivered = new Set<string>();
  return {
    ...service,
    waitForEmails(count) {
      service.wake();
      return mailbox.waitFor(count);
    },
    async sentEmails() {
      await untilResetsProcessed(service.connection);
      const requests = (await service.published()).filter(({ type }) => type === emailRequested.type);
      // Delivers each message once, because a second delivery would have another message id.
      for (const { id, aggregateId, payload } of requests) {
        if (!delivered.has(id)) {
          delivered.add(id);
          await service.deliver(emailRequested, emailRequested.payload.parse(payload), { aggregateId });
        }
      }
      service.wake();
      await untilSent(service.connection, service.clock.now());
      return mailbox.waitFor(0);
    },
    async trail(query = {}) {
      const messages = (await service.published()).filter(({ type }) => type === identityAudited.type);
      for (const { id, payload, ...envelope } of messages) {
        if (!delivered.has(id)) {
          delivered.add(id);
          await service.deliver(identityAudited, identityAudited.payload.parse(payload), envelope);
        }
      }
      return (await service.call(listAudit, { as: anAdminCaller(), query })).body;
    },
    async deliverProviderChanged({ id }) {
      const message = (await service.published()).findLast(
        ({ type, aggregateId }) => type === providerChanged.type && aggregateId === id,
      );
      const payload = providerChanged.payload.parse(message?.payload);
      await service.deliver(providerChanged, payload, { aggregateId: id });
    },
    async deliverClientChanged({ id }) {
      const message = (await service.published()).findLast(
        ({ type, aggregateId }) => type === clientChanged.type && aggregateId === id,
      );
      const payload = clientChanged.payload.parse(message?.payload);
      await service.deliver(clientChanged, payload, { aggregateId: id });
    },
    verifyToken(token, audience) {
      const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'EdDSA' }] };
      return createTokenVerifier({ audience, keys, now: service.clock.now }).verify(token);
    },
  };
}

/** Waits until every requested reset was carried out. */
async function untilResetsProcessed(connection: Connection): Promise<void> {
  while ((await connection.collection('resetRequests').countDocuments()) > 0) {
    await delay(10);
  }
}

/** Waits until every email that may be sent by now was sent or cancelled. */
async function untilSent(connection: Connection, at: Date): Promise<void> {
  const waiting = { $or: [{ nextAttemptAt: { $exists: true } }, { heldUntil: { $lte: at } }] };
  while ((await connection.collection('mails').countDocuments(waiting)) > 0) {
    await delay(10);
  }
}

export function aClientSignup(overrides: Partial<ClientSignup> = {}): ClientSignup {
  return {
    firstName: 'Amara',
    lastName: 'Okafor',
    email: `amara.${randomUUID().slice(0, 8)}@example.com`,
    password: goodPassword,
    confirmPassword: overrides.password ?? goodPassword,
    phone: '+1 212 555 0100',
    ...overrides,
  };
}

export function aProviderSignup(overrides: Partial<ProviderSignup> = {}): ProviderSignup {
  return {
    businessName: 'Sunset Sound Co.',
    email: `dev.${randomUUID().slice(0, 8)}@example.com`,
    password: goodPassword,
    phone: '+1 212 555 0111',
    description: 'Music for every roof in town',
    serviceTypes: ['DJ Services', 'Lighting'],
    ...overrides,
  };
}

/** The first cookie that this response sets, as a browser would send it. */
export function cookieOf({ headers }: { headers: Headers }): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export type SignedUp = { id: string; email: string; cookie: string };

export async function aClient(identity: Identity, overrides: Partial<ClientSignup> = {}): Promise<SignedUp> {
  const answer = await identity.call(signUpClient, { body: aClientSignup(overrides) });
  return { id: answer.body.id, email: answer.body.email, cookie: cookieOf(answer) };
}

export async function aProvider(
  identity: Identity,
  overrides: Partial<ProviderSignup> = {},
): Promise<SignedUp> {
  const answer = await identity.call(signUpProvider, { body: aProviderSignup(overrides) });
  return { id: answer.body.id, email: answer.body.email, cookie: cookieOf(answer) };
}

/** Signs up a client with a confirmed address, to which security notifications go. */
export async function aConfirmedClient(
  identity: Identity,
  overrides: Partial<ClientSignup> = {},
): Promise<SignedUp> {
  const client = await aClient(identity, overrides);
  await confirmAddress(identity, client);
  return client;
}

/** Opens the emailed confirmation link in a session of the account. */
export async function confirmAddress(identity: Identity, { email, cookie }: SignedUp): Promise<void> {
  const sent = await identity.sentEmails();
  const mail = sent.find(({ to, text }) => to === email && text.includes('?verify='));
  await identity.call(verifyEmail, { body: { token: tokenIn(mail) }, headers: { cookie } });
}

/** The secret in the link of an email. */
export function tokenIn(mail: Email | undefined): string {
  return /\?(?:verify|reset)=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no link';
}
