import { Box, Button, NothingFound, Table } from '@marquee/ui';
import { PagedTable } from '@marquee/web-kit';
import { SubscriptionRow } from './subscription-row.tsx';
import { useShellListSubscriptionsQuery } from './subscriptions-api.ts';
import { SubscriptionsToolbar } from './subscriptions-toolbar.tsx';
import { useSubscriptionFilters } from './use-subscription-filters.ts';

/** The list of subscriptions. It is refetched whenever it is opened, because providers and the payment processor change subscriptions. */
export function SubscriptionList() {
  const filters = useSubscriptionFilters();
  const list = useShellListSubscriptionsQuery({ query: filters.query }, { refetchOnMountOrArgChange: true });
  const { page, showAll } = filters;

  return (
    <>
      <SubscriptionsToolbar filters={filters} />
      <PagedTable
        {...{ list, page }}
        loadingLabel="Loading subscriptions"
        rowName="subscription"
        failureTitle="The subscriptions could not be loaded"
        nothingFound={<NoneFound onShowAll={showAll} />}
      >
        {(subscriptions) => (
          <Table label="Subscriptions">
            <thead>
              <tr>
                <th scope="col">Provider</th>
                <th scope="col">State</th>
                <th scope="col">Since</th>
                <th scope="col">Upcoming</th>
              </tr>
            </thead>
            <tbody>
              {subscriptions.map((subscription) => (
                <SubscriptionRow key={subscription.providerId} subscription={subscription} />
              ))}
            </tbody>
          </Table>
        )}
      </PagedTable>
    </>
  );
}

function NoneFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Box>
      <NothingFound
        title="No subscription found"
        action={
          <Button variant="outline" size="small" onClick={onShowAll}>
            Show All Subscriptions
          </Button>
        }
      />
    </Box>
  );
}
