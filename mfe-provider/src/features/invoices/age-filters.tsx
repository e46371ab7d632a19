import { invoiceAge } from '@marquee/contracts/invoices';
import { CallFailure } from '@marquee/web-kit';
import { AgeFilter } from './age-filter.tsx';
import { Ages } from './age-parts.ts';
import { useProviderGetInvoiceAgingQuery } from './invoices-api.ts';
import { getOwedAmount } from './get-owed-amount.ts';
import type { InvoiceFilters } from './use-invoice-filters.ts';

type AgeFiltersProps = { filters: InvoiceFilters };

/** Shows the amounts owed by age. A click on an age lists its invoices; a second click lists all invoices. */
export function AgeFilters({ filters: { age: selected, setAge } }: AgeFiltersProps) {
  const { data, error, refetch } = useProviderGetInvoiceAgingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });

  return (
    <>
      <Ages aria-label="Unpaid invoices by age">
        {invoiceAge.options.map((age) => (
          <AgeFilter
            key={age}
            age={age}
            owed={data && getOwedAmount(age, data)}
            isSelected={age === selected}
            onSelect={() => {
              setAge(age === selected ? '' : age);
            }}
          />
        ))}
      </Ages>
      {error !== undefined && (
        <CallFailure
          title="The unpaid amounts could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
