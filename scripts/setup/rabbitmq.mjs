import { rabbitmqCommand } from '../../tools/local/src/broker/rabbitmq-command.ts';
import { startBroker } from '../../tools/local/src/broker/start-broker.ts';
import { installDebianPackage } from './debian.mjs';

/** Returns the address of RabbitMQ: AMQP_URL, else a node that is started from an installed program or Debian's package. */
export async function provideRabbitMq({ dataFolder, children }) {
  if (process.env.AMQP_URL) {
    return process.env.AMQP_URL;
  }
  const command = findBrokerCommand();
  if (!command) {
    return undefined;
  }
  const { url } = await startBroker({ command, dataFolder, children });
  return url;
}

/** Returns the command that starts a node. Throws if RabbitMQ is not available. */
export function provideBrokerCommand() {
  const command = findBrokerCommand();
  if (!command) {
    throw new Error('RabbitMQ is needed: put rabbitmq-server on PATH.');
  }
  return command;
}

function findBrokerCommand() {
  return rabbitmqCommand() ?? (installDebianPackage('rabbitmq-server') ? rabbitmqCommand() : undefined);
}
