import { Navigate, PageOnItsWay, RequireRole } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { useShellGetSecondStepQuery } from '../../features/second-step/second-step-api.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

type OperatorAreaProps = { children: ReactNode };

/** For operators with a second step; those without are led to where they set one up. Nobody else learns that it exists. */
export function OperatorArea({ children }: OperatorAreaProps) {
  return (
    <RequireRole role="admin" otherwise={<NotFoundPage />}>
      <WithSecondStep>{children}</WithSecondStep>
    </RequireRole>
  );
}

function WithSecondStep({ children }: OperatorAreaProps) {
  const { data: state, isLoading } = useShellGetSecondStepQuery();

  if (isLoading) {
    return <PageOnItsWay />;
  }
  // What cannot be asked for is left to the page: the services refuse by themselves.
  return state?.isOn === false ? <Navigate to="/account" replace /> : children;
}
