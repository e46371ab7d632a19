import { configSchema } from '@marquee/billing/config';
import { createService } from '@marquee/billing/service';

import { chosenPlanting } from '../chosen-planting.ts';
import { runPlanted } from '../run-planted.ts';

await runPlanted({ name: 'billing', configSchema, createService }, chosenPlanting('billing', process.env));
