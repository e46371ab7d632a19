import { DomainError } from '@marquee/service-kit/domain-error';
import type { Processor } from './processor.ts';
import { createStripeProcessor } from './stripe-processor.ts';
import type { StripeVariables } from './stripe-variables.ts';

/** The configured payment processor, or null. */
export function openProcessor(config: StripeVariables): Processor | null {
  const { STRIPE_SECRET_KEY: secretKey, PUBLIC_URL: publicUrl } = config;
  if (secretKey === undefined || publicUrl === undefined) {
    return null;
  }
  const secrets = [config.STRIPE_WEBHOOK_SECRET, config.STRIPE_CONNECT_WEBHOOK_SECRET];
  return createStripeProcessor({
    secretKey,
    webhookSecrets: secrets.filter((secret) => secret !== undefined),
    apiUrl: config.STRIPE_API_URL ?? null,
    publicUrl,
  });
}

export function requireProcessor(processor: Processor | null): Processor {
  if (processor === null) {
    throw new DomainError(
      'conflict',
      'checkout_unavailable',
      'Card payments are not set up on this server yet',
    );
  }
  return processor;
}
