import type { Planting } from '../planting.ts';

/** Whatever has been written to the socket counts as safe. */
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
