import type { Page } from '@playwright/test';

import { expect } from './test.ts';

type Mail = { subject: string; text: string };

/** Waits for a mail in the product's mailbox and gives the link in it. */
export async function mailedLink(page: Page, to: string, subject: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const response = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`);
    const mails = (await response.json()) as Mail[];
    link = /https?:\/\/\S+/.exec(mails.find((mail) => mail.subject === subject)?.text ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}
