import { toCents } from '@marquee/contracts/money';
import { lineInCents } from '@marquee/contracts/priced-lines';
import type { LineItemRequest } from '@marquee/contracts/priced-lines';
import type * as api from '@marquee/contracts/quote-change-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeOwnQuote } from './change-own-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { addLine } from './domain/add-line.ts';
import type { LineItem } from './domain/offer.ts';
import type { Decision } from './domain/quote-change.ts';

export function addLineItem(deps: QuoteDeps): Handler<typeof api.addLineItem> {
  return async ({ params, body }, { providerId }, context) => {
    const lineItem = toLine(body, context.newId());
    const decisions: Decision[] = [(quote) => addLine(quote, lineItem)];
    const { revision } = body;
    return changeOwnQuote(deps, { id: params.id, providerId, revision, decisions, cause: context });
  };
}

function toLine({ serviceDescription = '', ...line }: LineItemRequest, id: string): LineItem {
  const unitPriceCents = toCents(line.unitPrice);
  const lineTotalCents = toCents(line.totalPrice);
  return { id, ...lineInCents.parse({ ...line, serviceDescription, unitPriceCents, lineTotalCents }) };
}
