type SharedPackage = {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
};

/** The sharing policy as the shell's scripts contain it, with the versions that the shell's build resolved. */
export type Sharing = {
  strategy: typeof shareStrategy;
  /** The shared packages, by the name under which a remote requests them. */
  packages: Record<string, { version: string; shareConfig: SharedPackage }>;
};

function minimumVersion(requiredVersion: string): SharedPackage {
  return { singleton: true, strictVersion: true, requiredVersion };
}

/**
 * The sharing policy of the shell and every remote: the packages that exist once on the page, with their minimum versions. The policy does
 * not use the installed versions, so that a patch in one build never makes another build incompatible. Entries with a slash cover subpaths
 * such as `react/jsx-runtime` and `react-dom/client`.
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

/** The subpaths that remotes request, for each policy entry that ends with a slash. */
const entriesBelow: Partial<Record<string, readonly string[]>> = {
  'react/': ['react/jsx-runtime'],
  'react-dom/': ['react-dom/client'],
};

/** The names under which a remote requests the packages of a policy entry. */
export function namesOf(shared: string): readonly string[] {
  return entriesBelow[shared] ?? [shared];
}

/** The default, `version-first`, requests every remote before the first render, so one unavailable remote would leave the shell blank. */
export const shareStrategy = 'loaded-first';
