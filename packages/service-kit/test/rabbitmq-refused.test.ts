import { createRabbitMqBus } from '../src/messaging/rabbitmq-bus.ts';
import { createLogger } from '../src/process/logger.ts';
import { describeOnBroker } from './broker-url.ts';

const logger = createLogger({ name: 'bus', level: 'silent' });

describeOnBroker('RabbitMQ: a rejected account', (url) => {
  describe('RabbitMQ: a rejected account', () => {
    test('when the password is wrong, then starting fails instead of retrying forever', async () => {
      const address = new URL(url);
      address.password = 'not-the-password';
      const bus = createRabbitMqBus({ url: address.toString(), name: 'test', logger });

      await expect(bus.start()).rejects.toThrow(/^AMQP_URL: .*ACCESS.REFUSED/);
    });
  });
});

describe('RabbitMQ: an invalid address', () => {
  test.each(['amqp://a:b:c', 'http://127.0.0.1'])(
    'when the address is %s, then starting fails without logging the address',
    async (url) => {
      const bus = createRabbitMqBus({ url, name: 'test', logger });

      await expect(bus.start()).rejects.toThrow(/^AMQP_URL: must be an amqp:\/\/ address$/);
    },
  );
});
