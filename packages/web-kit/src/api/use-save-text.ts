import { useAppDispatch } from '../store/store.ts';
import type { Edge } from './edge.ts';

/** Saves what is on the page as a file of the user's. */
export function useSaveText(): (text: string, name: string) => void {
  const dispatch = useAppDispatch();

  return (text, name) => {
    dispatch((_dispatch: unknown, _getState: unknown, { saveFile }: Edge) => {
      saveFile(new Blob([text], { type: 'text/plain' }), name);
    });
  };
}
