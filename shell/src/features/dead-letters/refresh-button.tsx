import { IconButton } from '@marquee/ui';
import { api, useAppDispatch } from '@marquee/web-kit';

/** Refetches the queues of all services and the shown messages. Messages are dead-lettered, and services recover, at any time. */
export function RefreshButton() {
  const dispatch = useAppDispatch();

  return (
    <IconButton
      icon="refresh-cw"
      label="Refresh"
      onClick={() => {
        dispatch(api.util.invalidateTags(['ParkedMessage']));
      }}
    />
  );
}
