import type { Sharing } from '@marquee/build-kit/sharing-policy';
import * as ui from '@marquee/ui';
import * as webKit from '@marquee/web-kit';
import react from 'react';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';

type ProvidedPackage =
  { lib: () => unknown } | { loaded: true; useIn: string[]; get: () => Promise<() => unknown> };

/**
 * The shared packages that the shell provides to remotes, by name. Remotes get the instances that the shell's own pages use. All packages
 * are declared as loaded (`lib` implies it), so that no remote loads its own copy, whatever the version of that copy.
 */
export const providedPackages: Readonly<Record<string, ProvidedPackage>> = {
  // React's packages are CommonJS, so their default import is the module itself.
  react: { lib: () => react },
  'react/jsx-runtime': { lib: () => jsxRuntime },
  'react-dom': { lib: () => reactDom },
  'react-dom/client': { lib: () => reactDomClient },
  'styled-components': { lib: () => styledComponents },
  '@marquee/ui': { lib: () => ui },
  '@marquee/web-kit': { lib: () => webKit },
  // Loaded on demand, because only pages with a form need it.
  '@marquee/web-kit/forms': {
    loaded: true,
    // The runtime assigns a loaded package to the requesting remote and removes the package when that remote reloads, unless `useIn` lists
    // another front end.
    useIn: ['shell'],
    get: async () => {
      const forms = await import(/* webpackChunkName: "forms" */ '@marquee/web-kit/forms');
      return () => forms;
    },
  },
};

/** Converts the sharing policy to the runtime's format. Throws if the policy shares a package that the shell does not provide. */
export function sharedPackages({ packages }: Sharing) {
  return Object.fromEntries(
    Object.entries(packages).map(([name, facts]) => [name, { ...facts, ...getProvidedPackage(name) }]),
  );
}

function getProvidedPackage(name: string): ProvidedPackage {
  const provided = providedPackages[name];
  if (!provided) {
    throw new Error(`The sharing policy shares ${name}, which the shell does not offer`);
  }
  return provided;
}
