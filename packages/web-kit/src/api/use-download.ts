import type { Operation } from '@marquee/contracts/operation';
import { useCallback, useState } from 'react';
import { useAppDispatch } from '../store/store.ts';
import type { ApiError } from './api-error.ts';
import type { CallInput } from './call-input.ts';
import { downloadFile } from './download-file.ts';
import type { Edge } from './edge.ts';
import { queryFor } from './endpoint-for.ts';

export type Download<Op extends Operation> = {
  /** Saves the file; answers why not, or null when it did. */
  download: (input: CallInput<Op>) => Promise<ApiError | null>;
  isDownloading: boolean;
};

/** For operations that answer a file: what is downloaded is saved, not kept in the store. */
export function useDownload<const Op extends Operation & { file: string }>(operation: Op): Download<Op> {
  const dispatch = useAppDispatch();
  const [isDownloading, setIsDownloading] = useState(false);

  const download = useCallback(
    async (input: CallInput<Op>) => {
      const call = queryFor(operation)(input);
      setIsDownloading(true);
      const refusal = await dispatch((_dispatch: unknown, _getState: unknown, edge: Edge) =>
        downloadFile(call, edge),
      );
      setIsDownloading(false);
      return refusal;
    },
    [dispatch, operation],
  );

  return { download, isDownloading };
}
