import type { Planting } from '../planting.ts';

/** Neither `mandatory` nor an alternate exchange: an unroutable message is confirmed and lost. */
export const noMandatory: Planting = {
  publishing(channel) {
    const publish = channel.publish.bind(channel);
    channel.publish = (exchange, routingKey, content, options, confirmed) =>
      publish(exchange, routingKey, content, { ...options, mandatory: false }, confirmed);
  },
  consuming(channel) {
    const assertExchange = channel.assertExchange.bind(channel);
    channel.assertExchange = (exchange, type, options) => {
      const without = { ...options };
      delete without.alternateExchange;
      return assertExchange(exchange, type, without);
    };
  },
};
