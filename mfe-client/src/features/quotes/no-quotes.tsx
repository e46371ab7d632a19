import { EmptyState } from '@marquee/ui';

export function NoQuotes() {
  return (
    <EmptyState title="Quotes Coming Soon!">
      A provider who has read your request answers with a price. It is shown here, line by line.
    </EmptyState>
  );
}
