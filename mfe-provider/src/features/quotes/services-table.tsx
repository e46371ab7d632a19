import type { LineItem } from '@marquee/contracts/priced-lines';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Box, Small, theme, Title2 } from '@marquee/ui';
import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { AddServiceRow } from './add-service-row.tsx';
import { isQuoteClosed } from './is-quote-closed.ts';
import { ServiceRow } from './service-row.tsx';
import { ServicesGrid } from './services-grid.ts';
import type { BeginChange } from './use-revision-choice.tsx';
import type { UnsavedChanges } from './use-unsaved-changes.ts';

type ServicesTableProps = {
  quote: ProviderQuote;
  /** The id of the line whose removal was just undone. The line reappears with the focus. */
  restored: string | null;
  /** Resolves to true if the line is being removed; false if the provider cancels, or the server rejects the chosen withdrawal. */
  onRemove: (line: LineItem) => Promise<boolean>;
  beginChange: BeginChange;
  unsavedChanges: UnsavedChanges;
};

export function ServicesTable({
  quote,
  restored,
  onRemove,
  beginChange,
  unsavedChanges,
}: ServicesTableProps) {
  const canChange = !isQuoteClosed(quote);
  const { lineItems } = quote;
  const heading = useRef<HTMLHeadingElement>(null);

  /** Removes the line and moves the focus to the heading, because the focused button disappears with its line. */
  const remove = useCallback(
    (line: LineItem) => {
      void onRemove(line).then((isRemoved) => {
        if (isRemoved) {
          heading.current?.focus({ preventScroll: true });
        }
      });
    },
    [onRemove],
  );

  return (
    <Box aria-label="Services">
      <Head>
        <Title2 ref={heading} tabIndex={-1}>
          Services
        </Title2>
        <Small role="status">{lineItems.length === 1 ? '1 line' : `${lineItems.length} lines`}</Small>
      </Head>
      <ServicesGrid aria-label="Services">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Service</th>
            <th scope="col" data-align="end">
              Cost
            </th>
            <th scope="col" aria-label="Actions" />
          </tr>
        </thead>
        <tbody>
          {lineItems.map((line, index) => (
            <ServiceRow
              key={line.id}
              position={index + 1}
              line={line}
              shouldRestoreFocus={line.id === restored}
              onRemove={canChange ? remove : undefined}
            />
          ))}
        </tbody>
      </ServicesGrid>
      <AddServiceRow quote={quote} beginChange={beginChange} unsavedChanges={unsavedChanges} />
    </Box>
  );
}

const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[2]};

  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
  }
`;
