import { IconButton } from '@marquee/ui';
import { api, useAppDispatch } from '@marquee/web-kit';

/** Every service is asked once more: messages park, and services come back, without anybody's doing. */
export function ReadAgainButton() {
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
