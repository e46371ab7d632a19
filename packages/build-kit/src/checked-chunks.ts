import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';

const subject = 'CheckedChunks';

/**
 * The scripts that a remote loads later are compared with what its manifest says of them: the shell that has read it puts a
 * function there that knows. A remote that stands alone has no shell, and its page is its own.
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
