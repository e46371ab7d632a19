import { useSearchParams } from '@marquee/web-kit';

/** The year in the address (`year=2026`), or null for the current year. An invalid value also means the current year. */
export function usePaymentYear() {
  const [searchParams, setSearchParams] = useSearchParams();
  const yearParam = searchParams.get('year') ?? '';

  return {
    year: /^20\d{2}$/.test(yearParam) ? yearParam : null,
    setYear: (year: string) => {
      setSearchParams({ tab: 'analytics', year });
    },
  };
}
