type SharedPackage = {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
};

/** The policy as the shell's scripts have it, with the versions that its build has found. */
export type Sharing = {
  strategy: typeof shareStrategy;
  /** By the name that a remote asks for. */
  packages: Record<string, { version: string; shareConfig: SharedPackage }>;
};

function floor(requiredVersion: string): SharedPackage {
  return { singleton: true, strictVersion: true, requiredVersion };
}

/**
 * The sharing policy of the shell and every remote: the packages that exist once on the page, with their minimum versions. Minimums instead
 * of the installed version, so that a patch in one build never rejects another. Entries with a slash are needed too: they cover
 * `react/jsx-runtime` and `react-dom/client`.
 */
export const sharedPackages: Record<string, SharedPackage> = {
  react: floor('^19.2.0'),
  'react/': floor('^19.2.0'),
  'react-dom': floor('^19.2.0'),
  'react-dom/': floor('^19.2.0'),
  'styled-components': floor('^6.1.0'),
  '@marquee/ui': floor('^1.0.0'),
  '@marquee/web-kit': floor('^1.0.0'),
  '@marquee/web-kit/forms': floor('^1.0.0'),
};

/** What remotes ask for of the packages below which all is shared. */
const entriesBelow: Partial<Record<string, readonly string[]>> = {
  'react/': ['react/jsx-runtime'],
  'react-dom/': ['react-dom/client'],
};

/** The names by which a remote asks for what an entry of the policy shares. */
export function namesOf(shared: string): readonly string[] {
  return entriesBelow[shared] ?? [shared];
}

/** The default strategy asks every remote before the first render: one that is down gave a blank shell. */
export const shareStrategy = 'loaded-first';
