// Runs as a separate process, so that it does not use the measured core.
import autocannon from 'autocannon';

import type { LoadResult, Changes, Load } from './generate-load.ts';

const { url, headers, connections, seconds, changes } = JSON.parse(process.argv[2] ?? '') as Load;
const result = await autocannon({
  url,
  headers,
  connections,
  duration: seconds,
  ...(changes && { setupClient: ownChanges(changes) }),
});
const loadResult: LoadResult = {
  answered: result['2xx'],
  failed: result.non2xx + result.errors,
  seconds: result.duration,
};
process.stdout.write(JSON.stringify(loadResult));

function ownChanges({ method, paths, bodies }: Changes): (client: autocannon.Client) => void {
  let clients = 0;
  return (client) => {
    const path = paths[clients % paths.length] ?? '/';
    clients += 1;
    client.setRequests(bodies.map((body) => ({ method, path, body, headers })));
  };
}
