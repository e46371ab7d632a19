import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';

const subject = 'CheckedChunks';

/**
 * Compares the scripts that a remote loads later with the hashes in its manifest, through a function that the shell installs after reading
 * it. A remote that runs alone has no shell, and no check.
 */
const checked = `if (self.marqueeIntegrityOf) {
  script.crossOrigin = 'anonymous';
  script.integrity = self.marqueeIntegrityOf(url);
}`;

export function checkedChunks(): WebpackPluginInstance {
  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap(subject, (compilation) => {
        const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
        createScript.tap(subject, (code) => `${code}\n${checked}`);
      });
    },
  };
}
