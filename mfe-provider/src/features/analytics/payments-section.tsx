import { FilterSelect, SectionHeader, Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { useProviderGetPaymentSummaryQuery } from './analytics-api.ts';
import { PaymentFigures } from './payment-figures.tsx';
import { usePaymentYear } from './use-payment-year.ts';

/** Shows the payments and refunds whose dates are in the year in the address. Shares the cached response with the surrounding panel. */
export function PaymentsSection() {
  const { year, setYear } = usePaymentYear();
  const { data, error, isLoading, refetch } = useProviderGetPaymentSummaryQuery({
    query: year === null ? {} : { year },
  });
  const shown = year ?? String(data?.year ?? '');

  return (
    <Stack aria-label="Money received">
      <SectionHeader
        title="Money received"
        action={
          data && (
            <FilterSelect
              label="Year"
              options={getYearOptions(data.years, shown).map((value) => ({ value, label: value }))}
              value={shown}
              onChange={(event) => {
                setYear(event.target.value);
              }}
            />
          )
        }
      />
      {isLoading && <Skeleton label="Loading the payments" rows={5} />}
      {!data && !isLoading && (
        <CallFailure title="The payments could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data && <PaymentFigures summary={data} />}
    </Stack>
  );
}

/** Returns the years with payments, newest first, and also the shown year, which may come from the address and have no payments. */
function getYearOptions(years: readonly number[], shown: string): string[] {
  return [...new Set([...years.map(String), shown])].toSorted().toReversed();
}

const Stack = styled.section`
  display: grid;
  gap: 20px;
  margin-top: 20px;
`;
