import type { ProviderQuote } from '@marquee/contracts/quotes';
import { UnsavedGuard } from '@marquee/web-kit';
import { isQuoteClosed } from './is-quote-closed.ts';
import type { UnsavedChanges } from './use-unsaved-changes.ts';

type TermsGuardProps = { quote: ProviderQuote; unsavedChanges: UnsavedChanges };

export function TermsGuard({ quote, unsavedChanges }: TermsGuardProps) {
  return (
    <UnsavedGuard
      isUnsaved={() => unsavedChanges.hasTyped('terms') && !isQuoteClosed(quote)}
      title="Discard unsaved changes?"
      consequence="Your changes to the terms will be lost."
    />
  );
}
