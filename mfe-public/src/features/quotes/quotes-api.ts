import * as contract from '@marquee/contracts/client-quote-operations';
import { api, endpointFor } from '@marquee/web-kit';

export const { usePublicGetQuoteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    publicGetQuote: build.query({ ...endpointFor(contract.getPublicQuote), keepUnusedDataFor: 0 }),
  }),
});
