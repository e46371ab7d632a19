import { messageOperations } from '@marquee/contracts/message-operations';
import type { Service } from '@marquee/contracts/operation';
import type { DeadLetterStatus } from '@marquee/contracts/dead-letters';
import { api, endpointFor, pageEndpointFor } from '@marquee/web-kit';

type MessageInput = { service: Service; params: { id: string } };
type ListQuery = { queue?: string; status: DeadLetterStatus; limit: string; after?: string };
type ListInput = { service: Service; query: ListQuery };
type RedriveInput = { service: Service; body: { queue?: string; before?: string } };
type DropInput = MessageInput & { body: { reason: string } };

/** Every service has the same operations for its own queues, so the schemas of one service are used for all services. */
const shapes = messageOperations.events;

export const {
  useShellListMessageQueuesQuery,
  useShellListDeadLettersQuery,
  useShellGetDeadLetterQuery,
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
    shellListDeadLetters: build.query({
      ...pageEndpointFor(shapes.listMessages),
      query: ({ service, query }: ListInput) =>
        pageEndpointFor(messageOperations[service].listMessages).query({ query }),
      providesTags: ['ParkedMessage'],
    }),
    shellGetDeadLetter: build.query({
      ...endpointFor(shapes.getMessage),
      query: ({ service, params }: MessageInput) =>
        endpointFor(messageOperations[service].getMessage).query({ params }),
      providesTags: ['ParkedMessage'],
    }),
    shellRedriveMessage: build.mutation({
      ...endpointFor(shapes.redriveMessage),
      query: ({ service, params }: MessageInput) =>
        endpointFor(messageOperations[service].redriveMessage).query({ params }),
      invalidatesTags: ['ParkedMessage'],
    }),
    shellRedriveMessages: build.mutation({
      ...endpointFor(shapes.redriveMessages),
      query: ({ service, body }: RedriveInput) =>
        endpointFor(messageOperations[service].redriveMessages).query({ body }),
      invalidatesTags: ['ParkedMessage'],
    }),
    shellDropMessage: build.mutation({
      ...endpointFor(shapes.dropMessage),
      query: ({ service, params, body }: DropInput) =>
        endpointFor(messageOperations[service].dropMessage).query({ params, body }),
      invalidatesTags: ['ParkedMessage'],
    }),
  }),
});
