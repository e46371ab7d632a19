import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import type { HttpCaller } from '@marquee/harness-kit/http-caller';
import { freePort } from '@marquee/local/network/free-port';

import type { Setting } from '../gates/gate.ts';
import { cores } from '../measure/pinned.ts';
import { createQuotesProvider } from './quotes-provider.ts';
import type { QuotesProvider } from './quotes-provider.ts';
import { startServiceProcess } from './start-service-process.ts';
import { withBacking } from './with-backing.ts';

export type Started = { name: string; pid: number; url: string };

/** The quotes service, other programs with the same database, a provider who calls them, and an HTTP client. */
export type QuotesContext<Name extends string> = {
  service: Started;
  others: Readonly<Record<Name, Started>>;
  provider: QuotesProvider;
  caller: HttpCaller;
};

/**
 * `others`: the files of the other programs, by name. The quotes service and all of them share the measured core; database, broker and load
 * generator run on the other core.
 */
export async function withQuotes<Name extends string, Result>(
  setting: Setting,
  others: Readonly<Record<Name, string>>,
  act: (quotes: QuotesContext<Name>) => Promise<Result>,
): Promise<Result> {
  const otherPrograms = Object.entries<string>(others);
  const backingOptions = {
    name: ['quotes', ...otherPrograms.map(([name]) => name)].join('-and-'),
    core: cores.others,
  };
  return await withBacking(setting, backingOptions, async (backing) => {
    const start = async (name: string, file: string): Promise<Started> => {
      const port = await freePort();
      const pid = await startServiceProcess(backing, { name, core: cores.measured, file, port });
      return { name, pid, url: `http://127.0.0.1:${port}` };
    };
    const service = await start('quotes', 'services/quotes/src/main.ts');
    const startedOthers: [string, Started][] = [];
    for (const [name, file] of otherPrograms) {
      startedOthers.push([name, await start(name, file)]);
    }
    const caller = createHttpCaller(service.url);
    const provider = createQuotesProvider(backing.keys);
    // One program of each name was started.
    const started = Object.fromEntries(startedOthers) as Record<Name, Started>;
    return await act({ service, others: started, provider, caller }).finally(caller.stop);
  });
}
