import { createApi } from '@reduxjs/toolkit/query/react';
import { failure } from './api-error.ts';
import { callApi } from './call-api.ts';
import { tagTypes } from './tag-types.ts';

/**
 * The one API of the application; remotes inject their endpoints. What was read stays until a change invalidates it:
 * no refetch on focus, interval or reconnect, no retries.
 */
export const api = createApi({
  baseQuery: callApi,
  tagTypes,
  keepUnusedDataFor: Infinity,
  catchSchemaFailure: ({ message }) => failure({ code: 'unexpected_answer', generic: message }),
  endpoints: () => ({}),
});
