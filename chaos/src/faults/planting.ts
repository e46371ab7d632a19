import type { Service } from '@marquee/service-kit/compose-service';
import type { Bus } from '@marquee/service-kit/messaging/bus';
import type { Connection } from '@marquee/service-kit/store/database';
import type { Channel, ConfirmChannel } from 'amqplib';

/** What a harness's main changes in a real service before it runs; everything omitted stays as shipped. */
export type Planting = {
  /** The channel for publishing, as soon as it is open. */
  publishing?: (channel: ConfirmChannel) => void;
  /** The channel for consuming. */
  consuming?: (channel: Channel) => void;
  /** Called before any model is created on it. */
  database?: (connection: Connection, bus: Bus) => void;
  service?: (service: Service) => Service;
};
