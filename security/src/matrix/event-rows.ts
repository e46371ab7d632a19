import { readTable } from './read-table.ts';

/**
 * Section 6: create and edit are the client's, the client event form is for any signed-in user, client data for clients only; clients edit
 * only events not yet sent. Decisions, "Events": a draft is private to its client; by hand, only an inquiry moves to proposal, nothing to
 * booked, and everything else is 409; "Quotes": repeating one's own transition is 200; ownership is by account, and another account's
 * record is not found.
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
