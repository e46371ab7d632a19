import { z } from 'zod';

/** The product's remotes, by their names in the release store and in folders (`mfe-client`). */
export const remotes = ['client', 'provider', 'public'] as const;

/** The names of the remotes in builds and release records. */
export const remoteName = z.enum(remotes.map((remote) => `mfe_${remote}` as const));
