import { getErrorMessage, useNotifyRefusal } from '@marquee/web-kit';

const fallback = 'Failed to create event';

/** The specification has a separate title for the one error that the client can correct with another email address. */
export function useNotifyCreationError(): (refusal: unknown) => void {
  const notifyRefusal = useNotifyRefusal();

  return (refusal) => {
    const isProviderUnknown = getErrorMessage(refusal, fallback).includes('Provider not found');
    notifyRefusal(refusal, { title: isProviderUnknown ? 'Provider Not Found' : 'Error', fallback });
  };
}
