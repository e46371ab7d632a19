import { releaseRecord, shellConfig } from '@marquee/contracts/release-record';
import type { ReleaseRecord as Released, ShellConfig } from '@marquee/contracts/release-record';
import { z } from 'zod';

/** `overriddenBy`: the address of the development build that this tab runs instead. */
export type ReleaseRecord = Released & { overriddenBy?: string };

const told = shellConfig.extend({ remotes: z.array(z.unknown()) });

/** Skips invalid records, so that one affects only its own remote. */
export function parseConfig(answer: unknown): ShellConfig {
  const { remotes, overrides } = told.parse(answer);
  return { remotes: remotes.flatMap((line) => releaseRecord.safeParse(line).data ?? []), overrides };
}
