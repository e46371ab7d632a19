import type { ClientProfile } from '@marquee/contracts/accounts';
import { aClientUser } from '@marquee/web-kit/testing';

export function aProfile(overrides: Partial<ClientProfile> = {}): ClientProfile {
  return { ...aClientUser().profile, ...overrides };
}
