import type * as api from '@marquee/contracts/quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { QuoteDeps } from './quote-deps.ts';
import { toHistoryEntry } from './views/to-history-entry.ts';

export function getQuoteHistory({ quotes }: QuoteDeps): Handler<typeof api.getQuoteHistory> {
  return async ({ params }, { providerId }) => {
    const { id } = await quotes.get(params.id, { providerId });
    const entries = await quotes.history(id);
    return entries.reverse().map(toHistoryEntry);
  };
}
