import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';

const singleton = path.join(import.meta.dirname, 'react-refresh-singleton.cjs');

/** One copy of react-refresh for the shell and all remotes on the page; separate ones would not see each other's components. */
export function hotReload(library: string): Pick<Configuration, 'plugins' | 'resolve'> {
  return {
    plugins: [new ReactRefreshPlugin({ library, overlay: false, exclude: [/node_modules/, singleton] })],
    resolve: { alias: { 'react-refresh/runtime$': singleton } },
  };
}
