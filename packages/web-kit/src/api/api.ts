import { createApi } from '@reduxjs/toolkit/query/react';
import { failure } from './api-error.ts';
import { callApi } from './call-api.ts';
import { tagTypes } from './tag-types.ts';

/**
 * The application's only API; remotes inject their endpoints. Cached reads stay until a change invalidates them: no refetch on focus,
 * interval or reconnect, and no retries.
 */
export const api = createApi({
  baseQuery: callApi,
  tagTypes,
  keepUnusedDataFor: Infinity,
  catchSchemaFailure: ({ message }) => failure({ code: 'unexpected_answer', generic: message }),
  endpoints: () => ({}),
});
