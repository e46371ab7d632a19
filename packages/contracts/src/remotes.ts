import { z } from 'zod';

/** The remotes of this product, as the release store and their folders (`mfe-client`) name them. */
export const remotes = ['client', 'provider', 'public'] as const;

/** What their builds and release records are called. */
export const remoteName = z.enum(remotes.map((remote) => `mfe_${remote}` as const));
