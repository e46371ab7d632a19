import { composeService } from '../src/compose-service.ts';
import { serviceConfig } from '../src/process/service-config.ts';
import { runServiceMain } from '../src/service-main.ts';

/** A service as a process of its own, with nothing of its own but what every service has. */
await runServiceMain({
  name: 'billing',
  configSchema: serviceConfig,
  createService: (deps) =>
    composeService({ ...deps, name: 'billing', collections: [], routes: [], subscriptions: [] }),
  environment: process.env,
  now: () => new Date(),
});
