import { StateNotice } from './state-notice.tsx';
import type { StateNoticeProps } from './state-notice.tsx';

type OtherStateProps = Pick<StateNoticeProps, 'title' | 'headingLevel' | 'action' | 'children'>;

/** Shown when no record matches the filters. */
export function NothingFound(props: OtherStateProps) {
  return <StateNotice {...props} icon="search-x" />;
}

/** Shown when the server cannot be reached. Screen readers announce the texts when the state appears and when the texts change. */
export function OfflineState(props: OtherStateProps) {
  return (
    <div role="status">
      <StateNotice {...props} icon="wifi-off" />
    </div>
  );
}

export function PermissionState(props: OtherStateProps) {
  return <StateNotice {...props} icon="lock" />;
}
