import { Button } from '../buttons/button.tsx';
import { StateNotice } from './state-notice.tsx';

type ErrorStateProps = {
  /** "The quotes could not be loaded". */
  title: string;
  /** 1 if the error is the whole page. */
  headingLevel?: 1 | 2;
  message?: string | undefined;
  /** Shown so that the user can give it to support. */
  requestId?: string | undefined;
  requestLabel?: string;
  onRetry: () => void;
  retryLabel?: string;
};

export function ErrorState({ title, message, requestId, onRetry, ...rest }: ErrorStateProps) {
  const { headingLevel, requestLabel = 'Request', retryLabel = 'Retry' } = rest;

  return (
    <div role="alert">
      <StateNotice
        icon="cloud-alert"
        tone="danger"
        title={title}
        headingLevel={headingLevel}
        action={
          <Button variant="outline" size="small" icon="refresh-cw" onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      >
        {message !== undefined && <p>{message}</p>}
        {requestId !== undefined && (
          <p>
            {requestLabel} {requestId}
          </p>
        )}
      </StateNotice>
    </div>
  );
}
