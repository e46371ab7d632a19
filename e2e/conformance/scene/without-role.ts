import { randomUUID } from 'node:crypto';

import { getCurrentUser } from '@marquee/contracts/auth-operations';
import type { Page } from '@playwright/test';

import { answer } from './network.ts';

/** Only a first sign-in with Google creates such a user; these sentences cover what they see, not how they signed up. */
export async function asUserWithoutRole(page: Page): Promise<void> {
  await answer(page, getCurrentUser, {
    id: randomUUID(),
    role: null,
    email: 'noor@journey.example',
    emailVerified: true,
    firstName: 'Noor',
    profile: null,
  });
}
