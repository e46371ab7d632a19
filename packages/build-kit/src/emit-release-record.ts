import path from 'node:path';
import webpack from 'webpack';
import type { Compilation, WebpackPluginInstance } from 'webpack';
import { readReleaseRecord } from './release-record.ts';

const subject = 'ReleaseRecord';

/** Writes the release record into the build, where the gateway finds it. */
export function emitReleaseRecord(folder: string): WebpackPluginInstance {
  function emitInto(compilation: Compilation) {
    compilation.fileDependencies.add(path.join(folder, 'release.json'));
    const text = `${JSON.stringify(readReleaseRecord(folder), null, 2)}\n`;
    compilation.emitAsset('release.json', new webpack.sources.RawSource(text));
  }

  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap(subject, (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tap({ name: subject, stage }, () => {
          emitInto(compilation);
        });
      });
    },
  };
}
