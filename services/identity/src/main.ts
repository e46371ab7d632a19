import { runServiceMain } from '@marquee/service-kit/service-main';
import { identityConfig } from './config.ts';
import { createIdentityService } from './service.ts';

await runServiceMain({
  name: 'identity',
  configSchema: identityConfig,
  createService: createIdentityService,
  environment: process.env,
  now: () => new Date(),
});
