import { EmptyState } from '@marquee/ui';

export function NoQuotes() {
  return (
    <EmptyState title="Quotes Coming Soon!">
      No quotes yet. When a provider sends you a quote, it appears here line by line.
    </EmptyState>
  );
}
