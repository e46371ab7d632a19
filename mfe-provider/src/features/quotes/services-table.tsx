import type { LineItem, ProviderQuote } from '@marquee/contracts/quotes';
import { Box, notify, Small, theme, Title2 } from '@marquee/ui';
import { messageOf } from '@marquee/web-kit';
import { styled } from 'styled-components';
import type { DeferredAct } from '../../deferral/use-deferred-act.ts';
import { useProviderRemoveLineItemMutation } from './quotes-api.ts';
import { AddServiceRow } from './add-service-row.tsx';
import { ServiceRow } from './service-row.tsx';
import { ServicesGrid } from './services-grid.ts';

type ServicesTableProps = { quote: ProviderQuote; removal: DeferredAct };

export function ServicesTable({ quote, removal }: ServicesTableProps) {
  const [removeLineItem] = useProviderRemoveLineItemMutation();
  const canChange = !quote.clientAccepted && !quote.archived;
  const { id, lineItems } = quote;

  async function remove({ id: lineItemId, serviceName }: LineItem) {
    await removal.defer(lineItemId, async () => {
      try {
        await removeLineItem({ params: { id, lineItemId } }).unwrap();
      } catch (refusal) {
        const description = messageOf(refusal, 'Failed to remove the service');
        notify({ kind: 'destructive', title: 'Error', description });
      }
    });
    notify({
      title: 'Service Removed',
      description: `${serviceName} was removed.`,
      action: { label: 'Undo', onSelect: removal.undo },
    });
  }

  return (
    <Box aria-label="Services">
      <Head>
        <Title2>Services</Title2>
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
              onRemove={canChange ? () => void remove(line) : undefined}
            />
          ))}
        </tbody>
      </ServicesGrid>
      {canChange && <AddServiceRow quoteId={id} onBeforeAdd={removal.flush} />}
    </Box>
  );
}

const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[2]};
`;
