/** The remotes of this product, as the release store, their folders (`mfe-client`) and their builds (`mfe_client`) name them. */
export const apps = ['client', 'provider', 'public'] as const;
export type App = (typeof apps)[number];

export function isApp(name: string): name is App {
  return apps.some((app) => app === name);
}
