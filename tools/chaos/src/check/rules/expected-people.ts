import type { FoundAccount, FoundProjection } from '../found.ts';

const publishedForClients = ['registered', 'email-verified', 'client-profile-changed'];
const publishedForProviders = [
  'registered',
  'email-verified',
  'provider-profile-changed',
  'suspended',
  'reinstated',
];

export function clientOfEvents(client: FoundAccount): FoundProjection {
  return {
    ...idAndVersion(client),
    clientId: client.id,
    phone: textOf(client, 'phone'),
    ...clientFields(client),
  };
}

export function clientOfQuotes(client: FoundAccount): FoundProjection {
  return { ...idAndVersion(client), emailKey: client.emailKey, ...clientFields(client) };
}

export function providerOfEvents(provider: FoundAccount): FoundProjection {
  return {
    ...idAndVersion(provider),
    providerId: provider.id,
    emailKey: provider.emailKey,
    ...providerFields(provider),
  };
}

export function providerOfQuotes(provider: FoundAccount): FoundProjection {
  return { ...idAndVersion(provider), ...providerFields(provider) };
}

export function textOf({ profile }: FoundAccount, field: string): unknown {
  return profile?.[field];
}

/** Every save adds one history entry, so that the position of an entry is its version. */
function idAndVersion({ id, role, history }: FoundAccount): { id: string; sourceVersion: number } {
  const published = role === 'client' ? publishedForClients : publishedForProviders;
  return { id, sourceVersion: history.findLastIndex(({ type }) => published.includes(type)) + 1 };
}

function clientFields(client: FoundAccount) {
  const { email, emailVerified } = client;
  return {
    email,
    emailVerified,
    name: `${String(textOf(client, 'firstName'))} ${String(textOf(client, 'lastName'))}`.trim(),
  };
}

function providerFields(provider: FoundAccount) {
  const { email, emailVerified } = provider;
  const shown = ['businessName', 'fullName', 'businessDescription', 'serviceTypes', 'phone', 'address'];
  return {
    email,
    emailVerified,
    suspended: (provider.suspendedAt ?? null) !== null,
    registeredAt: provider.createdAt.toISOString(),
    ...Object.fromEntries(shown.map((field) => [field, textOf(provider, field)])),
  };
}
