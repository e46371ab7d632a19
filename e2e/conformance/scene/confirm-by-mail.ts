import { verifyEmail } from '@marquee/contracts/auth-operations';
import type { Page } from '@playwright/test';

import { mailedLink } from '../../fixtures/mails.ts';
import type { Client, Provider } from './person.ts';

/** Confirms the person's address by the emailed link, without a page: until then it is not certain that the person has written. */
export async function confirmByMail(page: Page, { account, api }: Client | Provider): Promise<void> {
  const link = await mailedLink(page, account.email, 'Please confirm your email address');
  const token = new URL(link).searchParams.get('verify') ?? '';
  await api.call(verifyEmail, { body: { token } });
}
