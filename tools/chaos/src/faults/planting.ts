import type { Service } from '@marquee/service-kit/compose-service';
import type { Bus } from '@marquee/service-kit/messaging/bus';
import type { Connection } from '@marquee/service-kit/store/database';
import type { Channel, ConfirmChannel } from 'amqplib';

/** The changes that a main module in `mains/` makes to a real service before the service runs; everything omitted stays as shipped. */
export type Planting = {
  /** Called with the channel for publishing as soon as it is open. */
  publishing?: (channel: ConfirmChannel) => void;
  /** Called with the channel for consuming as soon as it is open. */
  consuming?: (channel: Channel) => void;
  /** Called with the connection before any model is created on it. */
  database?: (connection: Connection, bus: Bus) => void;
  service?: (service: Service) => Service;
};
