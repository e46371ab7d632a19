import type { Page } from '@playwright/test';

import { expect } from './test.ts';

type Mail = { to: string; subject: string; text: string };

/** Everything the product has mailed to an address so far. */
export async function mailsTo(page: Page, to: string): Promise<Mail[]> {
  const response = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  return (await response.json()) as Mail[];
}

/** Waits for a mail by words of its subject or its text, and gives the text. */
export async function mailedText(page: Page, to: string, words: string): Promise<string> {
  let text: string | undefined;
  await expect(async () => {
    const mails = await mailsTo(page, to);
    text = mails.find((mail) => `${mail.subject}\n${mail.text}`.includes(words))?.text;
    expect(text).toBeDefined();
  }).toPass();
  return text ?? '';
}

/** Waits for a mail and gives the link in it. */
export async function mailedLink(page: Page, to: string, subject: string): Promise<string> {
  return /https?:\/\/\S+/.exec(await mailedText(page, to, subject))?.[0] ?? '';
}
