import type { ProviderQuote } from '@marquee/contracts/quotes';
import { UnsavedGuard } from '@marquee/web-kit';
import { isQuoteClosed } from './is-quote-closed.ts';
import type { Unfinished } from './use-unfinished.ts';

type TermsGuardProps = { quote: ProviderQuote; unfinished: Unfinished };

export function TermsGuard({ quote, unfinished }: TermsGuardProps) {
  return (
    <UnsavedGuard
      isUnsaved={() => unfinished.hasTyped('terms') && !isQuoteClosed(quote)}
      title="Discard unsaved changes?"
      consequence="Your changes to the terms will be lost."
    />
  );
}
