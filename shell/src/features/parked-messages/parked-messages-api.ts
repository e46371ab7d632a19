import { messageOperations } from '@marquee/contracts/message-operations';
import type { Service } from '@marquee/contracts/operation';
import type { ParkedStatus } from '@marquee/contracts/parked-messages';
import { api, endpointFor, pageEndpointFor } from '@marquee/web-kit';

type OfMessage = { service: Service; params: { id: string } };
type ListQuery = { queue?: string; status: ParkedStatus; limit: string; after?: string };
type ListAsked = { service: Service; query: ListQuery };
type RedriveAsked = { service: Service; body: { queue?: string; before?: string } };
type DropAsked = OfMessage & { body: { reason: string } };

/** Every service has the same operations for its own queues, so one service's schemas are used for all. */
const shapes = messageOperations.events;

export const {
  useShellListMessageQueuesQuery,
  useShellListParkedMessagesQuery,
  useShellGetParkedMessageQuery,
  useShellRedriveMessageMutation,
  useShellRedriveMessagesMutation,
  useShellDropMessageMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    shellListMessageQueues: build.query({
      ...endpointFor(shapes.listQueues),
      query: (service: Service) => endpointFor(messageOperations[service].listQueues).query(),
      providesTags: ['ParkedMessage'],
    }),
    shellListParkedMessages: build.query({
      ...pageEndpointFor(shapes.listMessages),
      query: ({ service, query }: ListAsked) =>
        pageEndpointFor(messageOperations[service].listMessages).query({ query }),
      providesTags: ['ParkedMessage'],
    }),
    shellGetParkedMessage: build.query({
      ...endpointFor(shapes.getMessage),
      query: ({ service, params }: OfMessage) =>
        endpointFor(messageOperations[service].getMessage).query({ params }),
      providesTags: ['ParkedMessage'],
    }),
    shellRedriveMessage: build.mutation({
      ...endpointFor(shapes.redriveMessage),
      query: ({ service, params }: OfMessage) =>
        endpointFor(messageOperations[service].redriveMessage).query({ params }),
      invalidatesTags: ['ParkedMessage'],
    }),
    shellRedriveMessages: build.mutation({
      ...endpointFor(shapes.redriveMessages),
      query: ({ service, body }: RedriveAsked) =>
        endpointFor(messageOperations[service].redriveMessages).query({ body }),
      invalidatesTags: ['ParkedMessage'],
    }),
    shellDropMessage: build.mutation({
      ...endpointFor(shapes.dropMessage),
      query: ({ service, params, body }: DropAsked) =>
        endpointFor(messageOperations[service].dropMessage).query({ params, body }),
      invalidatesTags: ['ParkedMessage'],
    }),
  }),
});
