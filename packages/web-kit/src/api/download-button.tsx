import type { Operation } from '@marquee/contracts/operation';
import { Button } from '@marquee/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { CallInput } from './call-input.ts';
import { useDownload } from './use-download.ts';
import { useNotifyRefusal } from './use-notify-refusal.ts';

type DownloadButtonProps<Op extends Operation & { file: string }> = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size'
> & {
  operation: Op;
  input: CallInput<Op>;
  /** Title of the toast on failure. */
  fallback: string;
  /** The label while the file is downloaded; null: the label does not change. */
  pendingText?: string | null;
  onBeforeDownload?: () => Promise<unknown>;
  children: ReactNode;
};

/** Saves the file that an operation returns; a toast reports a failure. */
export function DownloadButton<const Op extends Operation & { file: string }>({
  operation,
  input,
  fallback,
  onBeforeDownload,
  pendingText = 'Downloading...',
  ...button
}: DownloadButtonProps<Op>) {
  const { download, isDownloading } = useDownload(operation);
  const notifyRefusal = useNotifyRefusal();

  async function save() {
    await onBeforeDownload?.();
    const refusal = await download(input);
    if (refusal) {
      notifyRefusal(refusal, { fallback });
    }
  }

  return (
    <Button
      {...button}
      icon="download"
      pending={isDownloading}
      pendingText={pendingText ?? undefined}
      onClick={() => void save()}
    />
  );
}
