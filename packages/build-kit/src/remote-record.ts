import type { BuildDeclaration } from '@marquee/contracts/release-record';
import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import { emitSkeletons } from './emit-skeletons.ts';
import { emitText } from './emit-text.ts';
import type { Remote } from './emit-text.ts';
import { readReleaseRecord } from './release-record.ts';
import { emitServerBundle } from './server-bundle.ts';

const subject = 'RemoteRecord';

type RemoteWithRecord = Remote & { declaration: string };

/**
 * Adds the server bundle and the skeletons to a remote's build. Writes the build's `release.json`, which is the team's declaration with the
 * files and hashes of the server bundle and the skeletons.
 */
export function remoteRecord({ declaration, ...remote }: RemoteWithRecord): WebpackPluginInstance {
  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap(subject, (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tapPromise({ name: subject, stage }, async () => {
          compilation.fileDependencies.add(declaration);
          const { firstLoads, ...declared } = readReleaseRecord(declaration);
          const server = await emitServerBundle(compilation, remote);
          const record: BuildDeclaration = {
            ...declared,
            ...(firstLoads && { firstLoads: await emitSkeletons(compilation, remote, firstLoads) }),
            ...(server && { server }),
          };
          emitText(compilation, 'release.json', `${JSON.stringify(record, null, 2)}\n`);
        });
      });
    },
  };
}
