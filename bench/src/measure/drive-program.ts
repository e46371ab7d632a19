// A separate process, so that it can be kept off the measured core.
import autocannon from 'autocannon';

import type { Carried, Changes, Load } from './drive.ts';

const { url, headers, connections, seconds, changes } = JSON.parse(process.argv[2] ?? '') as Load;
const seen = await autocannon({
  url,
  headers,
  connections,
  duration: seconds,
  ...(changes && { setupClient: changesOfItsOwn(changes) }),
});
const carried: Carried = {
  answered: seen['2xx'],
  failed: seen.non2xx + seen.errors,
  seconds: seen.duration,
};
process.stdout.write(JSON.stringify(carried));

function changesOfItsOwn({ method, paths, bodies }: Changes): (client: autocannon.Client) => void {
  let made = 0;
  return (client) => {
    const path = paths[made % paths.length] ?? '/';
    made += 1;
    client.setRequests(bodies.map((body) => ({ method, path, body, headers })));
  };
}
