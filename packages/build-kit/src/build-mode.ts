export type BuildMode = 'production' | 'development';

/** Reads the mode from NODE_ENV, which build.ts and serve.ts set. */
export function buildMode(): BuildMode {
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}

/**
 * The purpose of a production build. `release`: a build for users, with maximum compression and with source maps for stack traces.
 * `local`: a build for the developer's own machine, with fast compression and without source maps.
 */
export type BuildFlavor = 'release' | 'local';

/**
 * Reads MARQUEE_BUILD, which `npm start` sets to `local`. The default is `release`, so that nobody ships a local build by mistake.
 * Throws for any other value.
 */
export function buildFlavor(): BuildFlavor {
  const { MARQUEE_BUILD: flavor = 'release' } = process.env;
  if (flavor !== 'release' && flavor !== 'local') {
    throw new Error(`MARQUEE_BUILD is "release" or "local", not "${flavor}"`);
  }
  return flavor;
}
