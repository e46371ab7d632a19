import { Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Part } from './create-part.ts';
import { useLoadedPart } from './use-loaded-part.ts';

type PartPanelProps<Module> = {
  part: Part<Module>;
  /** Text for screen readers while the panel loads: "Loading requests". */
  loadingLabel: string;
  /** "The requests could not be loaded". */
  failureTitle: string;
  children: (module: Module) => ReactNode;
};

/** The panel of a tab; the panel's code is a part. If the code fails to load, shows the error with a retry button. */
export function PartPanel<Module>({ part, loadingLabel, failureTitle, children }: PartPanelProps<Module>) {
  const module = useLoadedPart(part);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    part.load().catch(() => {
      setFailedAttempt(attempt);
    });
  }, [part, attempt]);

  if (module !== null) {
    return children(module);
  }
  if (failedAttempt === attempt) {
    return (
      <CallFailure
        title={failureTitle}
        error={null}
        onRetry={() => {
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return <Skeleton label={loadingLabel} rows={4} />;
}
