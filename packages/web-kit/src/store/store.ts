import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../api/api.ts';
import { createBrowserAdapter } from '../api/browser-adapter.ts';
import type { BrowserAdapter, BrowserAdapterOptions } from '../api/browser-adapter.ts';

/** The root reducer. A remote adds client state shared by its pages with `rootReducer.inject(slice)`; server state is in `api`. */
export const rootReducer = combineSlices(api);

export function createStore(options: BrowserAdapterOptions = {}) {
  const extraArgument: BrowserAdapter = createBrowserAdapter(options);
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
