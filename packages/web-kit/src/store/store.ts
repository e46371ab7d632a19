import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../api/api.ts';
import { createEdge } from '../api/edge.ts';
import type { Edge, EdgeOptions } from '../api/edge.ts';

/** The root reducer. A remote adds client state shared by its pages with `rootReducer.inject(slice)`; server state is in `api`. */
export const rootReducer = combineSlices(api);

export function createStore(options: EdgeOptions = {}) {
  const extraArgument: Edge = createEdge(options);
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument } }).concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
export type RootState = ReturnType<AppStore['getState']>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
