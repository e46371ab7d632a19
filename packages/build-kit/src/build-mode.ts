export type BuildMode = 'production' | 'development';

/** The target of the build, from NODE_ENV, which build.ts and serve.ts set. */
export function buildMode(): BuildMode {
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}

/**
 * Who will load a production build. `release`: users; with maximum compression, and source maps for stack traces. `local`: the person who
 * builds it; the same files with fast compression and without maps.
 */
export type BuildFlavor = 'release' | 'local';

/** From MARQUEE_BUILD, which `npm start` sets to `local`. Defaults to a release, so that nobody ships a local build by mistake. */
export function buildFlavor(): BuildFlavor {
  const { MARQUEE_BUILD: flavor = 'release' } = process.env;
  if (flavor !== 'release' && flavor !== 'local') {
    throw new Error(`MARQUEE_BUILD is "release" or "local", not "${flavor}"`);
  }
  return flavor;
}
