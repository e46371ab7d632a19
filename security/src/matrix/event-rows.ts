import { readTable } from './read-table.ts';

/**
 * Specification, section 6: only clients create and edit events, any signed-in user may send the client event form, and client data is for
 * clients only. Clients edit only events that were not yet sent. decisions.md, "Events": a draft is private to its client. A provider can
 * set only an inquiry to proposal, and no event to booked; a forbidden transition is 409. "Quotes": repeating one's own transition is 200.
 * "Accounts and sign-in": ownership goes by account id, so another account's record is not found.
 */
export const eventRows = readTable(`
createEvent            -          client    401 401 | 201 201 403 403 | 403 201 401 401 | 403 403
createClientEvent      -          client    401 401 | 201 201 201 201 | 201 201 401 401 | 201 201
listClientEvents       -          client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
listClientEvents       draft_quote  client  401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
getClientEvent         draft      client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
getClientEvent         sent       client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
getClientEvent         draft_quote  client  401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
updateClientEvent      draft      client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
updateClientEvent      sent       client    401 401 | 409 404 403 403 | 403 409 401 401 | 403 403
sendEventToProvider    draft      client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
sendEventToProvider    sent       client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
sendEventToProvider    cancelled_draft  client    401 401 | 409 404 403 403 | 403 409 401 401 | 403 403
cancelClientEvent      draft      client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
cancelClientEvent      sent       client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
cancelClientEvent      booked     client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
listEvents             -          provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
listEvents             draft      provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
listProviderEvents     -          provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
listProviderEvents     draft      provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
listProviderRequests   -          provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
listProviderRequests   draft      provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
getProviderEvent       draft      provider  401 401 | 403 403 404 404 | 403 404 401 401 | 403 403
getProviderEvent       sent       provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
exportProviderEvents   -          provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
exportProviderEvents   draft      provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
getEventSummary        -          provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
changeEventStatus      draft      provider  401 401 | 403 403 404 404 | 403 404 401 401 | 403 403
changeEventStatus      sent       provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
changeEventStatus      booked     provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
changeEventStatus      cancelled  provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
`);
