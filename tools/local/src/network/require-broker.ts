import { connect } from 'node:net';

import { isBrokerAddress } from '@marquee/service-kit/messaging/rabbitmq/broker-address';

import { refusal } from '../refusal.ts';

/** Throws if the broker does not answer. A running service waits for its broker, but at startup a wrong address is more likely. */
export async function requireBroker(amqpUrl: string): Promise<void> {
  if (!isBrokerAddress(amqpUrl)) {
    throw refusal('AMQP_URL is invalid: it must be an address like amqp://127.0.0.1:5672.');
  }
  const { hostname, port, protocol } = new URL(amqpUrl);
  const defaultPort = protocol === 'amqps:' ? 5671 : 5672;

  if (!(await isListening(hostname, port === '' ? defaultPort : Number(port)))) {
    throw refusal('The RabbitMQ at AMQP_URL does not answer.');
  }
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (listens: boolean) => () => {
      socket.destroy();
      resolve(listens);
    };

    socket.once('connect', settle(true)).once('error', settle(false)).setTimeout(5_000, settle(false));
  });
}
