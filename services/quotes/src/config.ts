import { serviceConfig } from '@marquee/service-kit/process/service-config';
import type { z } from 'zod';

export const configSchema = serviceConfig;
export type Config = z.output<typeof configSchema>;
