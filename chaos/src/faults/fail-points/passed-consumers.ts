import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import { services } from '../../stack/addresses.ts';
import type { Place } from './unlisted-places.ts';

const { queue } = namesWith('');

/** Consumers that no journey reaches, and why. */
export const excludedConsumers: Readonly<Record<string, string>> = {
  'billing.keep-issuers':
    'hears of a tax number, which none of the ways gives; kept like the accepted quotes of the same service',
  'identity.tell-of-subscriptions':
    'hears of who has paid, and here is no card processor; mails like the invoices of the same service',
  'quotes.keep-subscriptions':
    'hears of who has paid, and here is no card processor; kept like the providers of the same service',
};

type Consumers = { all: readonly string[]; excluded: readonly string[] };

/**
 * Reports consumers whose last acknowledgement no journey reaches and that are not excluded, and exclusions that are unnecessary or of no
 * existing consumer.
 */
export function complaintsAboutConsumers(passed: readonly Place[], { all, excluded }: Consumers): string[] {
  const places = new Set(passed.map(({ node, place }) => `${node}: ${place}`));
  const isPassed = (consumer: string): boolean =>
    services.some((node) => places.has(`${node}: acknowledge ${queue(consumer)}`));
  return [
    ...all
      .filter((consumer) => !isPassed(consumer) && !excluded.includes(consumer))
      .map((consumer) => `${consumer}: no way leads through it`),
    ...excluded.filter(isPassed).map((consumer) => `${consumer}: excepted, and passed`),
    ...excluded
      .filter((consumer) => !all.includes(consumer))
      .map((consumer) => `${consumer}: there is no such consumer`),
  ];
}
