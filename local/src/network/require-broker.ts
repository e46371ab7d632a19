import { connect } from 'node:net';

import { refusal } from '../refusal.ts';

/** A broker that is down is waited for by a running service; at the start it is more likely a wrong address. */
export async function requireBroker(amqpUrl: string): Promise<void> {
  if (!URL.canParse(amqpUrl)) {
    throw refusal(`AMQP_URL must be an amqp:// address, not ${amqpUrl}.`);
  }
  const { hostname, port, protocol } = new URL(amqpUrl);
  const usualPort = protocol === 'amqps:' ? 5671 : 5672;

  if (!(await isListening(hostname, port === '' ? usualPort : Number(port)))) {
    throw refusal('The RabbitMQ at AMQP_URL does not answer.');
  }
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const answer = (listens: boolean) => () => {
      socket.destroy();
      resolve(listens);
    };

    socket.once('connect', answer(true)).once('error', answer(false)).setTimeout(5_000, answer(false));
  });
}
