type SharedPackage = {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
};

/** The policy for the shell's scripts, with the versions that its build resolved. */
export type Sharing = {
  strategy: typeof shareStrategy;
  /** By the name that a remote requests. */
  packages: Record<string, { version: string; shareConfig: SharedPackage }>;
};

function minimumVersion(requiredVersion: string): SharedPackage {
  return { singleton: true, strictVersion: true, requiredVersion };
}

/**
 * The sharing policy of the shell and every remote: the packages that exist once on the page, with their minimum versions. Minimums instead
 * of the installed version, so that a patch in one build never rejects another. Entries with a slash are needed too: they cover
 * `react/jsx-runtime` and `react-dom/client`.
 */
export const sharedPackages: Record<string, SharedPackage> = {
  react: minimumVersion('^19.2.0'),
  'react/': minimumVersion('^19.2.0'),
  'react-dom': minimumVersion('^19.2.0'),
  'react-dom/': minimumVersion('^19.2.0'),
  'styled-components': minimumVersion('^6.1.0'),
  '@marquee/ui': minimumVersion('^1.0.0'),
  '@marquee/web-kit': minimumVersion('^1.0.0'),
  '@marquee/web-kit/forms': minimumVersion('^1.0.0'),
};

/** The entries that remotes request of packages shared with all their subpaths. */
const entriesBelow: Partial<Record<string, readonly string[]>> = {
  'react/': ['react/jsx-runtime'],
  'react-dom/': ['react-dom/client'],
};

/** The names under which a remote requests the packages of a policy entry. */
export function namesOf(shared: string): readonly string[] {
  return entriesBelow[shared] ?? [shared];
}

/** The default strategy requests every remote before the first render, so an unavailable one would leave a blank shell. */
export const shareStrategy = 'loaded-first';
