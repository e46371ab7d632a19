import { composeService } from '../src/compose-service.ts';
import { serviceConfig } from '../src/process/service-config.ts';
import { runServiceMain } from '../src/service-main.ts';

/** Runs a minimal service in its own process, with only the parts that every service has. */
await runServiceMain({
  name: 'billing',
  configSchema: serviceConfig,
  createService: (deps) =>
    composeService({ ...deps, name: 'billing', stores: [], routes: [], subscriptions: [] }),
  environment: process.env,
  now: () => new Date(),
});
