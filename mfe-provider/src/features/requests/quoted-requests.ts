import { createSlice, rootReducer, useAppDispatch, useAppSelector } from '@marquee/web-kit';
import type { PayloadAction, RootState } from '@marquee/web-kit';

/** Requests a quote was made for in this session: events hears of it by message, so its answer may lag behind. */
const quotedRequests = createSlice({
  name: 'providerQuotedRequests',
  initialState: [] as string[],
  reducers: {
    quoted: (ids, { payload }: PayloadAction<string>) => [...ids, payload],
  },
  selectors: { all: (ids) => ids },
}).injectInto(rootReducer);

/** The slice joins the store when this remote arrives. */
type WithQuotedRequests = RootState & { providerQuotedRequests?: string[] };

export function useQuotedRequests() {
  const dispatch = useAppDispatch();
  const quotedIds = useAppSelector((state: WithQuotedRequests) => quotedRequests.selectors.all(state));

  return {
    quotedIds,
    markQuoted: (requestId: string) => dispatch(quotedRequests.actions.quoted(requestId)),
  };
}
