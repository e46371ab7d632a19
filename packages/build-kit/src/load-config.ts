import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

/** Loads the webpack configuration of the current workspace. */
export async function loadConfig(): Promise<Configuration> {
  const file = pathToFileURL(path.resolve('webpack.config.ts')).href;
  const { default: config } = (await import(file)) as { default: Configuration };
  return config;
}
