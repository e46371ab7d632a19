import type { Page } from '@playwright/test';

import { mailedText, mailsTo } from '../../fixtures/mails.ts';
import { expect } from './test.ts';

/** The text of the only mail to an address with these words in its subject. */
export async function theOneMail(page: Page, to: string, subject: string): Promise<string> {
  const text = await mailedText(page, to, subject);
  const alike = (await mailsTo(page, to)).filter((mail) => mail.subject.includes(subject));
  expect(alike).toHaveLength(1);
  return text;
}

export function linkIn(text: string): string {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
}
