import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { federation } from './federation.ts';

type Shell = { name: string; folder: string };

/** The webpack configuration of the shell. */
export function shellConfig({ name, folder }: Shell): Configuration {
  const base = baseConfig({ name, folder, publicPath: '/' });
  return { ...base, plugins: [federation({ name }), ...(base.plugins ?? [])] };
}
