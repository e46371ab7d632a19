import { identityConfig as configSchema } from '@marquee/identity/config';
import { createIdentityService as createService } from '@marquee/identity/service';

import { chosenPlanting } from '../chosen-planting.ts';
import { runPlanted } from '../run-planted.ts';

await runPlanted({ name: 'identity', configSchema, createService }, chosenPlanting('identity', process.env));
