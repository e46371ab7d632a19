import type { Service } from '@marquee/service-kit/compose-service';
import type { Bus } from '@marquee/service-kit/messaging/bus';
import type { Connection } from '@marquee/service-kit/store/database';
import type { Channel, ConfirmChannel } from 'amqplib';

/** What a main of the harness changes of a real service before it runs; what is left out stays as it is shipped. */
export type Planting = {
  /** The channel that messages are published on, as soon as it is open. */
  publishing?: (channel: ConfirmChannel) => void;
  /** The channel that messages are taken from. */
  consuming?: (channel: Channel) => void;
  /** Before any model is made on it. */
  database?: (connection: Connection, bus: Bus) => void;
  service?: (service: Service) => Service;
};
