import { configSchema } from '@marquee/quotes/config';
import { createService } from '@marquee/quotes/service';

import { chosenPlanting } from '../chosen-planting.ts';
import { runPlanted } from '../run-planted.ts';

await runPlanted({ name: 'quotes', configSchema, createService }, chosenPlanting('quotes', process.env));
