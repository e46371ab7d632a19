import { toEmailKey } from '@marquee/contracts/text';
import { useClientListProvidersQuery } from './events-api.ts';

/** Tells a provider's display name by e-mail: business name, full name, else the e-mail itself. */
export function useProviderNames(): (email: string) => string {
  const { data } = useClientListProvidersQuery();
  const names = new Map(
    (data ?? []).map(({ email, businessName, fullName }) => [
      toEmailKey(email),
      businessName || fullName || email,
    ]),
  );
  return (email) => names.get(toEmailKey(email)) ?? email;
}
