import type { Sharing } from '@marquee/build-kit/sharing-policy';
import * as ui from '@marquee/ui';
import * as webKit from '@marquee/web-kit';
import react from 'react';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';

type Offer = { lib: () => unknown } | { loaded: true; useIn: string[]; get: () => Promise<() => unknown> };

/**
 * What the shell offers to remotes, by the name that they ask for: the modules that its own pages use. All of it counts as loaded, so that
 * no remote brings its own, of whatever version.
 */
export const offers: Readonly<Record<string, Offer>> = {
  // Of a CommonJS package the default import is the module itself.
  react: { lib: () => react },
  'react/jsx-runtime': { lib: () => jsxRuntime },
  'react-dom': { lib: () => reactDom },
  'react-dom/client': { lib: () => reactDomClient },
  'styled-components': { lib: () => styledComponents },
  '@marquee/ui': { lib: () => ui },
  '@marquee/web-kit': { lib: () => webKit },
  // Only pages with a form need it.
  '@marquee/web-kit/forms': {
    loaded: true,
    // The runtime ascribes what is fetched to the remote that asked, and withdraws it when that remote is loaded again, unless another uses it.
    useIn: ['shell'],
    get: async () => {
      const forms = await import(/* webpackChunkName: "forms" */ '@marquee/web-kit/forms');
      return () => forms;
    },
  },
};

/** As the runtime takes it. Throws where the policy shares something that is not offered. */
export function sharedPackages({ packages }: Sharing) {
  return Object.fromEntries(
    Object.entries(packages).map(([name, facts]) => [name, { ...facts, ...offerOf(name) }]),
  );
}

function offerOf(name: string): Offer {
  const offer = offers[name];
  if (!offer) {
    throw new Error(`The sharing policy shares ${name}, which the shell does not offer`);
  }
  return offer;
}
