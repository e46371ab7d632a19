import * as clientApi from '@marquee/contracts/client-event-operations';
import * as api from '@marquee/contracts/event-operations';
import { route } from '@marquee/service-kit/http/route';
import type { Route } from '@marquee/service-kit/http/route';
import { cancelClientEvent } from './cancel-client-event.ts';
import { changeEventStatus } from './change-event-status.ts';
import { createClientEvent } from './create-client-event.ts';
import { createEvent } from './create-event.ts';
import type { EventDeps } from './event-deps.ts';
import { exportProviderEvents } from './export-provider-events.ts';
import { getClientEvent } from './get-client-event.ts';
import { getEventSummary } from './get-event-summary.ts';
import { getProviderEvent } from './get-provider-event.ts';
import { listClientEvents } from './list-client-events.ts';
import { listProviderEvents } from './list-provider-events.ts';
import { listProviderRequests } from './list-provider-requests.ts';
import { readStoredUpdate } from './read-stored-update.ts';
import { sendEventToProvider } from './send-event-to-provider.ts';
import { updateClientEvent } from './update-client-event.ts';

export function eventRoutes(deps: EventDeps): Route[] {
  return [
    route(clientApi.listClientEvents, listClientEvents(deps)),
    route(clientApi.getClientEvent, getClientEvent(deps)),
    route(clientApi.createClientEvent, createClientEvent(deps)),
    route(clientApi.updateClientEvent, updateClientEvent(deps), readStoredUpdate(deps)),
    route(clientApi.sendEventToProvider, sendEventToProvider(deps)),
    route(clientApi.cancelClientEvent, cancelClientEvent(deps)),
    route(api.createEvent, createEvent(deps)),
    route(api.listEvents, listProviderEvents(deps)),
    route(api.listProviderEvents, listProviderEvents(deps)),
    route(api.listProviderRequests, listProviderRequests(deps)),
    route(api.getProviderEvent, getProviderEvent(deps)),
    route(api.exportProviderEvents, exportProviderEvents(deps)),
    route(api.getEventSummary, getEventSummary(deps)),
    route(api.changeEventStatus, changeEventStatus(deps)),
  ];
}
