import type { Operation } from '@marquee/contracts/operation';
import { useCallback, useState } from 'react';
import { useAppDispatch } from '../store/store.ts';
import type { ApiError } from './api-error.ts';
import type { CallInput } from './call-input.ts';
import { downloadFile } from './download-file.ts';
import type { BrowserAdapter } from './browser-adapter.ts';
import { queryFor } from './endpoint-for.ts';

export type Download<Op extends Operation> = {
  /** Saves the file. Resolves to the error, or to null on success. */
  download: (input: CallInput<Op>) => Promise<ApiError | null>;
  isDownloading: boolean;
};

/** For operations that return a file: the file is saved on the user's device, not in the Redux store. */
export function useDownload<const Op extends Operation & { file: string }>(operation: Op): Download<Op> {
  const dispatch = useAppDispatch();
  const [isDownloading, setIsDownloading] = useState(false);

  const download = useCallback(
    async (input: CallInput<Op>) => {
      const call = queryFor(operation)(input);
      setIsDownloading(true);
      const refusal = await dispatch((_dispatch: unknown, _getState: unknown, browser: BrowserAdapter) =>
        downloadFile(call, browser),
      );
      setIsDownloading(false);
      return refusal;
    },
    [dispatch, operation],
  );

  return { download, isDownloading };
}
