import { runChecks } from './check.mjs';

const remotes = ['mfe_client', 'mfe_provider', 'mfe_public'];
const immutable = 'public, max-age=31536000, immutable';

/** Checks the front ends' files as a browser gets them, from nginx through the gateway. */
export async function checkFiles(docker, url) {
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const [, script] = /src="(\/main\.[^"]+\.js)"/.exec(page) ?? [];
  const { remotes: records } = await (await fetch(`${url}/config.json`)).json();
  console.log('\nFiles:');
  return runChecks({
    'all three remotes are released, each with its integrity': () =>
      remotes.filter(
        (name) => !records.some((record) => record.name === name && record.enabled && record.integrity),
      ),
    'each remote’s manifest exists and may be cached forever, because its name contains the build': () =>
      faultsOf(records, async ({ name, entry }) => {
        const { status, headers } = await fetch(url + entry);
        const cacheControl = headers.get('cache-control');
        return status === 200 && cacheControl === immutable ? [] : [`${name}: ${status}, ${cacheControl}`];
      }),
    'scripts are compressed as requested, and may be cached forever': () =>
      faultsOf(['br', 'gzip'], async (encoding) => {
        const { headers } = await fetch(url + script, { headers: { 'accept-encoding': encoding } });
        const responseHeaders = [headers.get('content-encoding'), headers.get('cache-control')];
        return responseHeaders[0] === encoding && responseHeaders[1] === immutable
          ? []
          : [`${encoding}: ${responseHeaders.join(', ')}`];
      }),
    'the page is revalidated on every request, and has our content security policy': async () => {
      const { headers } = await fetch(url, { headers: { accept: 'text/html' } });
      const isOurs = headers.get('content-security-policy')?.includes("script-src 'self'");
      return headers.get('cache-control') === 'no-cache' && isOurs ? [] : [[...headers].join(' ')];
    },
  });
}

async function faultsOf(subjects, check) {
  return (await Promise.all(subjects.map(check))).flat();
}
