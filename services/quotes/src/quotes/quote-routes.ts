import * as clientApi from '@marquee/contracts/client-quote-operations';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import { route } from '@marquee/service-kit/http/route';
import type { Route } from '@marquee/service-kit/http/route';
import { acceptClientQuote } from './accept-client-quote.ts';
import { addLineItem } from './add-line-item.ts';
import { approveQuoteForReview } from './approve-quote-for-review.ts';
import { copyDiscardedChanges } from './copy-discarded-changes.ts';
import { countWaitingQuotes } from './count-waiting-quotes.ts';
import { createQuoteFromRequest } from './create-quote-from-request.ts';
import { createQuote } from './create-quote.ts';
import { getClientQuotePdf } from './get-client-quote-pdf.ts';
import { getClientQuote } from './get-client-quote.ts';
import { getPublicQuotePdf } from './get-public-quote-pdf.ts';
import { getPublicQuote } from './get-public-quote.ts';
import { getQuoteHistory } from './get-quote-history.ts';
import { getQuotePdf } from './get-quote-pdf.ts';
import { getQuote } from './get-quote.ts';
import { listClientQuotes } from './list-client-quotes.ts';
import { listQuotes, listQuotesApprovedForReview } from './list-quotes.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { removeLineItem } from './remove-line-item.ts';
import { sendQuoteToClient } from './send-quote-to-client.ts';
import { readStoredEventName, updateQuote } from './update-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

export function quoteRoutes(deps: QuoteDeps): Route[] {
  return [
    route(api.listQuotes, listQuotes(deps)),
    route(api.listQuotesApprovedForReview, listQuotesApprovedForReview(deps)),
    route(api.createQuote, createQuote(deps)),
    route(api.createQuoteFromRequest, createQuoteFromRequest(deps)),
    route(api.getQuote, getQuote(deps)),
    route(api.getQuotePdf, getQuotePdf(deps)),
    route(api.updateQuote, updateQuote(deps), readStoredEventName(deps)),
    route(api.getQuoteHistory, getQuoteHistory(deps)),
    route(changeApi.addLineItem, addLineItem(deps)),
    route(changeApi.removeLineItem, removeLineItem(deps)),
    route(changeApi.approveQuoteForReview, approveQuoteForReview(deps)),
    route(changeApi.sendQuoteToClient, sendQuoteToClient(deps)),
    route(changeApi.withdrawQuote, withdrawQuote(deps)),
    route(changeApi.copyDiscardedChanges, copyDiscardedChanges(deps)),
    route(clientApi.getClientQuote, getClientQuote(deps)),
    route(clientApi.listClientQuotes, listClientQuotes(deps)),
    route(clientApi.countWaitingQuotes, countWaitingQuotes(deps)),
    route(clientApi.acceptClientQuote, acceptClientQuote(deps)),
    route(clientApi.getClientQuotePdf, getClientQuotePdf(deps)),
    route(clientApi.getPublicQuote, getPublicQuote(deps)),
    route(clientApi.getPublicQuotePdf, getPublicQuotePdf(deps)),
  ];
}
