import type { Found, FoundProjection, ProjectionName } from '../found.ts';
import type { DeletedAccount } from '../deleted-accounts.ts';

type Erased = Record<Extract<ProjectionName, `${string}.client` | `${string}.provider`>, FoundProjection[]>;

/**
 * The expected projection documents of deleted accounts, written by hand from decision 0016. Providers have a client projection as well,
 * because any account may have booked. The version is taken from the projection, because the account is gone.
 */
export function erasedProjections(
  { projections }: Found,
  deletedAccounts: readonly DeletedAccount[],
): Erased {
  const providers = deletedAccounts.filter(({ role }) => role === 'provider');
  const versionsIn = (name: ProjectionName) => {
    const versions = new Map(projections[name].map(({ id, sourceVersion }) => [id, sourceVersion]));
    return (id: string) => ({ id, sourceVersion: versions.get(id) ?? 0 });
  };
  const inEvents = { clients: versionsIn('events.client'), providers: versionsIn('events.provider') };
  const inQuotes = { clients: versionsIn('quotes.client'), providers: versionsIn('quotes.provider') };
  return {
    'events.client': deletedAccounts.map(({ id }) => ({
      ...inEvents.clients(id),
      ...{ clientId: id, phone: '' },
      ...erasedClient(id),
    })),
    'quotes.client': deletedAccounts.map(({ id }) => ({
      ...inQuotes.clients(id),
      emailKey: '',
      ...erasedClient(id),
    })),
    'events.provider': providers.map(({ id }) => ({
      ...inEvents.providers(id),
      ...{ providerId: id, emailKey: '' },
      ...erasedProvider(id),
    })),
    'quotes.provider': providers.map(({ id }) => ({
      ...inQuotes.providers(id),
      ...erasedProvider(id),
    })),
  };
}

export function pseudonymOf(role: 'client' | 'provider', id: string): string {
  return `Deleted ${role} ${id.slice(0, 8)}`;
}

const nothingKnown = { email: '', emailVerified: false };

function erasedClient(id: string) {
  return { ...nothingKnown, name: pseudonymOf('client', id), isErased: true };
}

function erasedProvider(id: string) {
  return {
    ...nothingKnown,
    businessName: pseudonymOf('provider', id),
    isErased: true,
    ...{ fullName: '', businessDescription: '', serviceTypes: [], phone: '', address: '', suspended: false },
  };
}
