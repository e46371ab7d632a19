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
 * The one sharing policy of the shell and every remote: what exists once on the page, and from which version on.
 * Floors, not "whatever is installed", so that a patch in one build never refuses another. The entries with a slash are needed
 * besides those without: they cover `react/jsx-runtime` and `react-dom/client`.
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

/** The default strategy asks every remote before the first render: one that is down gave a blank shell. */
export const shareStrategy = 'loaded-first';
