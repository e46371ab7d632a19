import { releaseRecord, shellConfig } from '@marquee/contracts/release-record';
import type { ReleaseRecord as Released, ShellConfig } from '@marquee/contracts/release-record';
import { z } from 'zod';

/** `overriddenBy` is the address of the development build that this tab runs instead. */
export type ReleaseRecord = Released & { overriddenBy?: string };

const lenientConfig = shellConfig.extend({ remotes: z.array(z.unknown()) });

/** Parses the gateway's response. Skips invalid records, so that an invalid record affects only its own remote. */
export function parseConfig(response: unknown): ShellConfig {
  const { remotes, overrides } = lenientConfig.parse(response);
  return { remotes: remotes.flatMap((record) => releaseRecord.safeParse(record).data ?? []), overrides };
}
