import type { ListedAuditEntry } from '@marquee/contracts/audit';
import type { UserDetails } from '@marquee/contracts/users';

export function aUser(overrides: Partial<UserDetails> = {}): UserDetails {
  return {
    id: crypto.randomUUID(),
    email: 'dana@example.com',
    name: 'Dana Reyes',
    role: 'client',
    emailVerified: true,
    status: 'active',
    createdAt: '2026-03-02T15:00:00.000Z',
    phone: '212-555-0100',
    openSessions: 2,
    lastSignInAt: '2026-03-03T15:00:00.000Z',
    suspension: null,
    ...overrides,
  };
}

export function anEntry(overrides: Partial<ListedAuditEntry> = {}): ListedAuditEntry {
  return {
    id: crypto.randomUUID(),
    at: '2026-03-03T15:00:00.000Z',
    actor: '7d4c1a52-0000-4000-8000-000000000001',
    act: 'signed-in',
    subject: { kind: 'account', id: '7d4c1a52-0000-4000-8000-000000000001' },
    service: 'identity',
    requestId: 'request-of-a-test',
    outcome: 'done',
    count: 1,
    reason: '',
    network: '198.51.100.0/24',
    actorName: '',
    subjectName: '',
    ...overrides,
  };
}
