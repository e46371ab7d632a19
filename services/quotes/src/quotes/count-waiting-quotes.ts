import type * as api from '@marquee/contracts/client-quote-operations';
import { toEmailKey } from '@marquee/contracts/text';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { QuoteDeps } from './quote-deps.ts';

export function countWaitingQuotes({ quotes }: QuoteDeps): Handler<typeof api.countWaitingQuotes> {
  return async (_input, { email }) => ({ count: await quotes.countWaitingFor(toEmailKey(email)) });
}
