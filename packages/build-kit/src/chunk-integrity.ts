import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';

const subject = 'ChunkIntegrity';

/**
 * Compares the scripts that a remote loads later with the hashes in its manifest, through a function that the shell installs after reading
 * it. A remote that runs alone has no shell, and no check.
 */
const integrityCheck = `if (self.marqueeIntegrityOf) {
  script.crossOrigin = 'anonymous';
  script.integrity = self.marqueeIntegrityOf(url);
}`;

export function chunkIntegrity(): WebpackPluginInstance {
  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap(subject, (compilation) => {
        const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
        createScript.tap(subject, (code) => `${code}\n${integrityCheck}`);
      });
    },
  };
}
