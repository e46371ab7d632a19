import { z } from 'zod';

const files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const assets = z.object({ js: files, css: files });

/** The part of `mf-manifest.json` that a release depends on, in the format of @module-federation/enhanced 2. */
export const manifestSchema = z.looseObject({
  name: z.string(),
  metaData: z.looseObject({
    remoteEntry: z.looseObject({ name: z.string(), path: z.string() }),
    publicPath: z.string(),
  }),
  shared: z.array(
    z.looseObject({
      name: z.string(),
      version: z.string(),
      requiredVersion: z.string(),
      singleton: z.boolean().default(false),
      assets,
    }),
  ),
  exposes: z.array(z.looseObject({ name: z.string(), assets })),
});
export type Manifest = z.output<typeof manifestSchema>;

export function entryOf({ metaData }: Manifest): string {
  const { name, path } = metaData.remoteEntry;
  return `${path}${name}`;
}

/** Every file that the manifest references. */
export function filesOf(manifest: Manifest): string[] {
  const { shared, exposes } = manifest;
  const named = [...shared, ...exposes].flatMap(({ assets: { js, css } }) => [
    ...js.sync,
    ...js.async,
    ...css.sync,
    ...css.async,
  ]);
  return [...new Set([entryOf(manifest), ...named])];
}
