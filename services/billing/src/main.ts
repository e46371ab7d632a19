import { runServiceMain } from '@marquee/service-kit/service-main';
import { configSchema } from './config.ts';
import { createService } from './service.ts';

await runServiceMain({
  name: 'billing',
  configSchema,
  createService,
  environment: process.env,
  now: () => new Date(),
});
