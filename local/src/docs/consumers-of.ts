import { generateKeyPairSync } from 'node:crypto';

import { configSchema as billingConfig } from '@marquee/billing/config';
import { createService as createBilling } from '@marquee/billing/service';
import type { MessageType } from '@marquee/contracts/message';
import { messageTypes } from '@marquee/contracts/message-types';
import { configSchema as eventsConfig } from '@marquee/events/config';
import { createService as createEvents } from '@marquee/events/service';
import { identityConfig } from '@marquee/identity/config';
import { createIdentityService } from '@marquee/identity/service';
import { configSchema as quotesConfig } from '@marquee/quotes/config';
import { createService as createQuotes } from '@marquee/quotes/service';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { createInProcessBus } from '@marquee/service-kit/messaging/in-process-bus';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { createLogger } from '@marquee/service-kit/process/logger';
import mongoose from 'mongoose';

/** The queues that receive a message. */
export function consumersOf({ type }: MessageType): string[] {
  return subscriptions()
    .filter(({ messages }) => messages.some((message) => message.type === type))
    .map(({ queue }) => queue);
}

/** The names of all services' queues. */
export function queuesOfServices(): string[] {
  return subscriptions().map(({ queue }) => queue);
}

/** Messages that a service publishes only to itself. */
export function internalMessages(): MessageType[] {
  const shared = new Set(messageTypes.map(({ type }) => type));
  return subscriptions()
    .flatMap(({ messages }) => messages)
    .filter(({ type }) => !shared.has(type));
}

/** The subscriptions that the services declare. Creates each service without starting or connecting it. */
function subscriptions(): Subscription[] {
  const environment = placeholderEnvironment();
  const services = [
    createIdentityService({ ...deps(), config: loadConfig(identityConfig, environment) }),
    createEvents({ ...deps(), config: loadConfig(eventsConfig, environment) }),
    createQuotes({ ...deps(), config: loadConfig(quotesConfig, environment) }),
    createBilling({ ...deps(), config: loadConfig(billingConfig, environment) }),
  ];
  return services.flatMap((service) => service.subscriptions);
}

function deps() {
  return {
    connection: mongoose.createConnection(),
    bus: createInProcessBus({ onUnroutable: () => undefined }),
    logger: createLogger({ name: 'docs', level: 'silent' }),
    now: () => new Date(0),
  };
}

function placeholderEnvironment(): Record<string, string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    PUBLIC_URL: 'http://localhost',
    IDENTITY_URL: 'http://localhost',
    TOKEN_SIGNING_KEY: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'docs' }),
    TOKEN_PUBLIC_KEYS: JSON.stringify({ keys: [publicKey.export({ format: 'jwk' })] }),
    INTERNAL_SECRET: 'nobody-is-ever-asked-with-it',
    LINK_SECRET: 'nobody-ever-gets-a-link-that-it-made',
    ADMIN_EMAIL: 'docs@marquee.example',
    ADMIN_PASSWORD: 'Marquee-docs-1!',
    ADMIN_TOTP_SECRET: 'NOBODYEVERSIGNSINWITHTHISSECRETA',
    SECOND_STEP_KEY: 'nothing-is-ever-sealed-with-this-key',
  };
}
