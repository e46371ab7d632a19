// A process of its own, so that it can be kept off the core that is measured.
import autocannon from 'autocannon';

import type { Carried, Load } from './drive.ts';

const { url, headers, connections, seconds } = JSON.parse(process.argv[2] ?? '') as Load;
const seen = await autocannon({ url, headers, connections, duration: seconds });
const carried: Carried = {
  answered: seen['2xx'],
  failed: seen.non2xx + seen.errors,
  seconds: seen.duration,
};
process.stdout.write(JSON.stringify(carried));
