import { StateNotice } from './state-notice.tsx';
import type { StateNoticeProps } from './state-notice.tsx';

type OtherStateProps = Pick<StateNoticeProps, 'title' | 'action' | 'children'>;

/** A filter hides everything. */
export function NothingFound(props: OtherStateProps) {
  return <StateNotice {...props} icon="search-x" />;
}

export function OfflineState(props: OtherStateProps) {
  return <StateNotice {...props} icon="wifi-off" />;
}

export function PermissionState(props: OtherStateProps) {
  return <StateNotice {...props} icon="lock" />;
}
