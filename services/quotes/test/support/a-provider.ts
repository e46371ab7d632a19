import { randomUUID } from 'node:crypto';
import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';

export function aProvider(overrides: Partial<ProviderSnapshot> = {}): ProviderSnapshot {
  return {
    providerId: randomUUID(),
    email: 'dev@sunset.example',
    emailVerified: true,
    businessName: 'Sunset Sound Co.',
    fullName: 'Dev Rao',
    businessDescription: 'Sound and light',
    serviceTypes: ['DJ Services'],
    phone: '555 010 2030',
    address: '9 Pier Road',
    suspended: false,
    ...overrides,
  };
}
