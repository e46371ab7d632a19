import webpack from 'webpack';
import type { Compilation, WebpackPluginInstance } from 'webpack';

type JsonFile = { file: string; read: () => unknown; dependsOn?: string };

/** Emits the result of `read` as a JSON file of the build. `dependsOn`: the source file that `read` reads, so that webpack watches it. */
export function emitJson({ file, read, dependsOn }: JsonFile): WebpackPluginInstance {
  const subject = `EmitJson ${file}`;
  function emitInto(compilation: Compilation) {
    if (dependsOn !== undefined) {
      compilation.fileDependencies.add(dependsOn);
    }
    const text = `${JSON.stringify(read(), null, 2)}\n`;
    compilation.emitAsset(file, new webpack.sources.RawSource(text));
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
