/** The remotes of this repository, as their folders and the release store name them. */
export const remotes = ['client', 'provider', 'public'] as const;
