import { UnsavedGuard } from '@marquee/web-kit';

type TermsGuardProps = { isUnsaved: () => boolean };

export function TermsGuard({ isUnsaved }: TermsGuardProps) {
  return (
    <UnsavedGuard
      isUnsaved={isUnsaved}
      title="Discard unsaved changes?"
      consequence="Your changes to the terms will be lost."
    />
  );
}
