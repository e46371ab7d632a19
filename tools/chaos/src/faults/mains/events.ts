import { configSchema } from '@marquee/events/config';
import { createService } from '@marquee/events/service';

import { chosenPlanting } from '../chosen-planting.ts';
import { runPlanted } from '../run-planted.ts';

await runPlanted({ name: 'events', configSchema, createService }, chosenPlanting('events', process.env));
