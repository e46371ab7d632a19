import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';

const subject = 'ChunkIntegrity';

/**
 * Makes the browser compare each script that a remote loads later with its hash in the remote's manifest. The shell reads the manifest and
 * installs the function that returns the hashes. A remote that runs alone has no shell, so its scripts are not checked.
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
