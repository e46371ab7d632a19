import { rabbitmqCommand } from '../../local/src/broker/rabbitmq-command.ts';
import { startBroker } from '../../local/src/broker/start-broker.ts';
import { installDebianPackage } from './debian.mjs';

/** The address of a RabbitMQ: AMQP_URL, else a node of our own from an installed or Debian's package. */
export async function provideRabbitMq({ dataFolder, children }) {
  if (process.env.AMQP_URL) {
    return process.env.AMQP_URL;
  }
  const command =
    rabbitmqCommand() ?? (installDebianPackage('rabbitmq-server') ? rabbitmqCommand() : undefined);
  if (!command) {
    return undefined;
  }
  const { url } = await startBroker({ command, dataFolder, children });
  return url;
}
