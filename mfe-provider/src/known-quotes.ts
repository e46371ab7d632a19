import { createSlice, rootReducer, useAppDispatch, useAppSelector } from '@marquee/web-kit';
import type { PayloadAction, RootState } from '@marquee/web-kit';

/**
 * Maps the id of a request to true if this tab has created its quote, or to false if this tab has archived it. The events service receives
 * both as messages, so its responses may lag behind.
 */
type KnownQuotes = Readonly<Record<string, boolean>>;

const none: KnownQuotes = {};

const knownQuotes = createSlice({
  name: 'providerKnownQuotes',
  initialState: none,
  reducers: {
    known: (requests, { payload }: PayloadAction<KnownQuotes>) => ({ ...requests, ...payload }),
    forgotten: (requests, { payload: ids }: PayloadAction<readonly string[]>) =>
      Object.fromEntries(Object.entries(requests).filter(([id]) => !ids.includes(id))),
  },
  selectors: { all: (requests) => requests },
}).injectInto(rootReducer);

/** The slice is injected into the store when this remote loads. */
type WithKnownQuotes = RootState & { providerKnownQuotes?: KnownQuotes };

export function useKnownQuotes() {
  const dispatch = useAppDispatch();
  const known = useAppSelector((state: WithKnownQuotes) => knownQuotes.selectors.all(state));

  return {
    known,
    markQuoted: (requestId: string) => dispatch(knownQuotes.actions.known({ [requestId]: true })),
    markUnquoted: (requestId: string) => dispatch(knownQuotes.actions.known({ [requestId]: false })),
    /** Call this when the events service reports the same state of the quotes. */
    forget: (requestIds: readonly string[]) => dispatch(knownQuotes.actions.forgotten(requestIds)),
  };
}
