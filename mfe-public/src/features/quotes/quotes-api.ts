import * as contract from '@marquee/contracts/client-quote-operations';
import { api, endpointFor } from '@marquee/web-kit';

const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicGetQuote: build.query({ ...endpointFor(contract.getPublicQuote), keepUnusedDataFor: 0 }),
  }),
});

export const { usePublicGetQuoteQuery } = quotesApi;
export const { publicGetQuote } = quotesApi.endpoints;
