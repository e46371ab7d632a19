import type { NoticeLetter } from './notice-letters.ts';
import type { Paragraph } from './writing.ts';

export type NoticeOf<Kind extends NoticeLetter['kind']> = Extract<NoticeLetter, { kind: Kind }>;

/** `said`: who did what and when; `next`: what to do next. */
export type NoticeParts = { subject: string; said: readonly Paragraph[]; next: readonly Paragraph[] };
