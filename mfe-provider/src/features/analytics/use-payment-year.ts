import { useSearchParams } from '@marquee/web-kit';

/** The year that the address names (`year=2026`), or null for the current one; anything else in the address is ignored. */
export function usePaymentYear() {
  const [address, setAddress] = useSearchParams();
  const named = address.get('year') ?? '';

  return {
    year: /^20\d{2}$/.test(named) ? named : null,
    setYear: (year: string) => {
      setAddress({ tab: 'analytics', year });
    },
  };
}
