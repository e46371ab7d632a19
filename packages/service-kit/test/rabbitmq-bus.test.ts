import { describeOnBroker } from './broker-url.ts';
import { describeBus } from './bus-contract.ts';
import { openTestBroker } from './test-broker.ts';

describeOnBroker('bus contract: RabbitMQ', (url) => {
  describeBus('RabbitMQ', async () => {
    const broker = await openTestBroker(url);
    const bus = broker.openBus();
    await bus.start();
    return {
      bus,
      unrouted: () => broker.count('unrouted'),
      async close() {
        await bus.stop();
        await broker.close();
      },
    };
  });
});
