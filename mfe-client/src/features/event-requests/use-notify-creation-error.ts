import { getErrorMessage, useNotifyRefusal } from '@marquee/web-kit';

const fallback = 'Failed to create event';

/** Returns a function that reports a failed creation. The specification has a separate title for a provider that does not exist. */
export function useNotifyCreationError(): (refusal: unknown) => void {
  const notifyRefusal = useNotifyRefusal();

  return (refusal) => {
    const isProviderUnknown = getErrorMessage(refusal, fallback).includes('Provider not found');
    notifyRefusal(refusal, { title: isProviderUnknown ? 'Provider Not Found' : 'Error', fallback });
  };
}
