export type BuildMode = 'production' | 'development';

/** What is being built for, from NODE_ENV, which build.ts and serve.ts set. */
export function buildMode(): BuildMode {
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}

/**
 * Who will load a production build. `release`: users; compressed as far as it goes, with source maps for stack traces. `local`: the
 * person who builds it; the same files, compressed fast and without maps.
 */
export type BuildFlavor = 'release' | 'local';

/** From MARQUEE_BUILD, which `npm start` sets to `local`. Without it a build is a release: nobody ships a local one by mistake. */
export function buildFlavor(): BuildFlavor {
  const { MARQUEE_BUILD: flavor = 'release' } = process.env;
  if (flavor !== 'release' && flavor !== 'local') {
    throw new Error(`MARQUEE_BUILD is "release" or "local", not "${flavor}"`);
  }
  return flavor;
}
