import { createHttpCaller } from '@marquee/bar-kit/http-caller';
import type { HttpCaller } from '@marquee/bar-kit/http-caller';
import { freePort } from '@marquee/local/network/free-port';

import type { Setting } from '../bars/bar.ts';
import { cores } from '../measure/pinned.ts';
import { createProviderAtQuotes } from './provider-at-quotes.ts';
import type { ProviderAtQuotes } from './provider-at-quotes.ts';
import { startNode } from './start-node.ts';
import { withBacking } from './with-backing.ts';

export type Started = { name: string; pid: number; url: string };

/** The service that keeps quotes and another program on the same database, who asks them, and a way to do so. */
export type Quotes = { service: Started; other: Started; provider: ProviderAtQuotes; caller: HttpCaller };

type Other = { name: string; file: string };

/** Both on the measured core, where each is alone while it is asked; database and broker are on the other with whoever asks. */
export async function withQuotes<Result>(
  setting: Setting,
  other: Other,
  act: (quotes: Quotes) => Promise<Result>,
): Promise<Result> {
  const place = { name: `quotes-and-${other.name}`, core: cores.others };
  return await withBacking(setting, place, async (backing) => {
    const start = async ({ name, file }: Other): Promise<Started> => {
      const port = await freePort();
      const pid = await startNode(backing, { name, core: cores.measured, file, port });
      return { name, pid, url: `http://127.0.0.1:${port}` };
    };
    const service = await start({ name: 'quotes', file: 'services/quotes/src/main.ts' });
    const beside = await start(other);
    const caller = createHttpCaller(service.url);
    const provider = createProviderAtQuotes(backing.keys);
    return await act({ service, other: beside, provider, caller }).finally(caller.stop);
  });
}
