import type { Planting } from '../planting.ts';

/** A message counts as published once it is written to the socket. */
export const noConfirms: Planting = {
  publishing(channel) {
    const publish = channel.publish.bind(channel);
    channel.publish = (exchange, routingKey, content, options, confirmed) => {
      const hasRoom = publish(exchange, routingKey, content, options);
      confirmed?.(null, {});
      return hasRoom;
    };
  },
};
