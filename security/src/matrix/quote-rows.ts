import { readTable } from './read-table.ts';

/**
 * Specification, section 6: only a provider creates, edits, approves, sends or archives quotes; clients accept quotes addressed to them.
 * Section 4: a quote without lines cannot be approved, an unapproved quote cannot be sent, an accepted quote cannot be edited.
 * decisions.md, "Quotes": a forbidden transition is 409, a broken rule about the content 422. The share URL is a capability URL, and 404
 * once the quote is archived. "Accounts and sign-in": a quote created by hand waits until the client's address is verified.
 */
export const quoteRows = readTable(`
listQuotes                   -            provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
listQuotesApprovedForReview  -            provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
getWorkflow                  -            provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
getPaymentDefault            -            provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
setPaymentDefault            -            provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
createQuote                  -            provider  401 401 | 403 403 201 201 | 403 201 401 401 | 403 403
createQuoteFromRequest       sent         provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
createQuoteFromRequest       cancelled    provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
getQuote                     draft        provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
getQuotePdf                  draft        provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
getQuoteHistory              draft        provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
updateQuote                  draft        provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
updateQuote                  accepted     provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
addLineItem                  draft        provider  401 401 | 403 403 201 404 | 403 201 401 401 | 403 403
addLineItem                  accepted     provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
removeLineItem               draft        provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
removeLineItem               accepted     provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
approveQuoteForReview        draft        provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
approveQuoteForReview        empty        provider  401 401 | 403 403 422 404 | 403 422 401 401 | 403 403
sendQuoteToClient            approved     provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
sendQuoteToClient            draft        provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
withdrawQuote                sent         provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
withdrawQuote                draft        provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
withdrawQuote                accepted     provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
copyDiscardedChanges         discarded    provider  401 401 | 403 403 201 404 | 403 201 401 401 | 403 403
copyDiscardedChanges         draft        provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
getClientQuote               -            client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
getClientQuote               draft        client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
getClientQuote               approved     client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
getClientQuote               revised      client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
listClientQuotes             -            client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
listClientQuotes             draft        client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
listClientQuotes             approved     client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
listClientQuotes             revised      client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
countWaitingQuotes           -            client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
getClientQuotePdf            sent         client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
getClientQuotePdf            draft        client    401 401 | 404 404 403 403 | 403 404 401 401 | 403 403
getClientQuotePdf            approved     client    401 401 | 404 404 403 403 | 403 404 401 401 | 403 403
getClientQuotePdf            revised      client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
acceptClientQuote            sent         client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
acceptClientQuote            draft        client    401 401 | 409 404 403 403 | 403 409 401 401 | 403 403
acceptClientQuote            approved     client    401 401 | 409 404 403 403 | 403 409 401 401 | 403 403
acceptClientQuote            revised      client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
acceptClientQuote            withdrawn    client    401 401 | 409 404 403 403 | 403 409 401 401 | 403 403
acceptClientQuote            archived     client    401 401 | 409 404 403 403 | 403 409 401 401 | 403 403
acceptClientQuote            by_hand      client    401 401 | 200 404 403 403 | 403 404 401 401 | 403 403
getPublicQuote               draft        client    200 200 | 200 200 200 200 | 200 200 200 200 | 200 200
getPublicQuote               sent         client    200 200 | 200 200 200 200 | 200 200 200 200 | 200 200
getPublicQuote               revised      client    200 200 | 200 200 200 200 | 200 200 200 200 | 200 200
getPublicQuote               archived     client    404 404 | 404 404 404 404 | 404 404 404 404 | 404 404
getPublicQuotePdf            sent         client    200 200 | 200 200 200 200 | 200 200 200 200 | 200 200
getPublicQuotePdf            draft        client    200 200 | 200 200 200 200 | 200 200 200 200 | 200 200
getPublicQuotePdf            revised      client    200 200 | 200 200 200 200 | 200 200 200 200 | 200 200
getPublicQuotePdf            archived     client    404 404 | 404 404 404 404 | 404 404 404 404 | 404 404
`);
