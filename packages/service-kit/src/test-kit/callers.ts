import { randomUUID } from 'node:crypto';
import type { AdminCaller, Caller, ClientCaller, ProviderCaller } from '../auth/caller.ts';

export function aClientCaller(overrides: Partial<ClientCaller> = {}): ClientCaller {
  return { ...anAccount(), role: 'client', clientId: randomUUID(), ...overrides };
}

export function aProviderCaller(overrides: Partial<ProviderCaller> = {}): ProviderCaller {
  return { ...anAccount(), role: 'provider', providerId: randomUUID(), ...overrides };
}

export function anAdminCaller(overrides: Partial<AdminCaller> = {}): AdminCaller {
  return { ...anAccount(), role: 'admin', secondStep: true, ...overrides };
}

/** A caller who is signed in but has not chosen a role yet. */
export function aNewcomer(): Caller {
  return { ...anAccount(), role: null };
}

function anAccount() {
  const id = randomUUID();
  return { id, email: `${id.slice(0, 8)}@example.com`, emailVerified: true, sid: randomUUID() };
}
