import { useSearchParams } from '@marquee/web-kit';

/** The year in the address (`year=2026`), or null for the current one; ignores invalid values. */
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
