import { api, endpointFor, pageEndpointFor } from '@marquee/web-kit';
import * as operations from './dummy-operations.ts';

export const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    readNote: build.query(endpointFor(operations.readNote)),
    readOwnNote: build.query(endpointFor(operations.readNote, { whenSignedOut: null })),
    listNotes: build.query(pageEndpointFor(operations.listNotes)),
    writeNote: build.mutation(endpointFor(operations.writeNote)),
    dropNotes: build.mutation(endpointFor(operations.dropNotes)),
  }),
});

export const { readNote, readOwnNote, listNotes, writeNote, dropNotes } = notesApi.endpoints;

/** Endpoints of the same operations, with a tag like the product's endpoints. */
export const taggedNotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    readTaggedNote: build.query({ ...endpointFor(operations.readNote), providesTags: ['Event'] }),
    writeTaggedNote: build.mutation(endpointFor(operations.writeNote)),
  }),
});
