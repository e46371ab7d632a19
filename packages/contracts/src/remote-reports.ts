import { z } from 'zod';
import { remoteName } from './remotes.ts';

/**
 * The stage at which a remote failed. `contract`: the shell does not support the platform contract that the remote needs. `integrity`: the
 * release record has no hash of the manifest. `manifest`, `entry`, `chunk`: a file of this kind failed to load, or differs from the
 * release. A chunk is an exposed module or a script of a page. `render`: all files were loaded, but a page threw an error.
 */
export const failureStage = z.enum(['contract', 'integrity', 'manifest', 'entry', 'chunk', 'render']);
export type FailureStage = z.output<typeof failureStage>;

const what = {
  remote: remoteName,
  /** The build's id in the release record; absent for a build that was not released. */
  build: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
};
/** Milliseconds since one of the remote's pages was opened. */
const milliseconds = z.int().min(0).max(60_000);

/** The result of loading one remote in one browser. It contains nothing about the person. */
export const remoteReport = z.discriminatedUnion('outcome', [
  z.object({ ...what, outcome: z.literal('loaded'), milliseconds }),
  /** `milliseconds` is absent if the remote failed after it was loaded. */
  z.object({
    ...what,
    outcome: z.literal('failed'),
    stage: failureStage,
    milliseconds: milliseconds.optional(),
  }),
]);
export type RemoteReport = z.output<typeof remoteReport>;

/** The maximum number of reports in one call and for one page view. */
export const maxReports = 20;

export const remoteReports = z.object({ reports: z.array(remoteReport).min(1).max(maxReports) });
