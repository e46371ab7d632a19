import { useAppDispatch } from '../store/store.ts';
import type { BrowserAdapter } from './browser-adapter.ts';

/** Returns a function that saves text as a file on the user's device. */
export function useSaveText(): (text: string, name: string) => void {
  const dispatch = useAppDispatch();

  return (text, name) => {
    dispatch((_dispatch: unknown, _getState: unknown, { saveFile }: BrowserAdapter) => {
      saveFile(new Blob([text], { type: 'text/plain' }), name);
    });
  };
}
