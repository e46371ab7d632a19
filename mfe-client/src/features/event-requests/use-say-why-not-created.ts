import { messageOf, useNotifyRefusal } from '@marquee/web-kit';

const fallback = 'Failed to create event';

/** The specification has a title of its own for the one refusal that the client can mend by another address. */
export function useSayWhyNotCreated(): (refusal: unknown) => void {
  const notifyRefusal = useNotifyRefusal();

  return (refusal) => {
    const isProviderUnknown = messageOf(refusal, fallback).includes('Provider not found');
    notifyRefusal(refusal, { title: isProviderUnknown ? 'Provider Not Found' : 'Error', fallback });
  };
}
