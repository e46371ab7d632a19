type SharedPackage = {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: true;
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

/** The default strategy loads every remote before the first render: an unavailable one would leave the shell blank. */
export const shareStrategy = 'loaded-first';
