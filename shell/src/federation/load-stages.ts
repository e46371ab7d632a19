import type { FailureStage } from '@marquee/contracts/remote-reports';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** How far the load of each remote has come, by its name: what fails now, or never comes, fails there. None: no further than its record. */
export type LoadStages = Map<string, FailureStage>;

/** Follows the runtime, which passes both points on every load, whatever it has kept of the one before. */
export function stagesPlugin(stages: LoadStages): ModuleFederationRuntimePlugin {
  return {
    name: 'marquee-stages',
    afterLoadSnapshot({ moduleInfo }) {
      stages.set(moduleInfo.name, 'entry');
    },
    beforeGetExpose({ moduleInfo }) {
      stages.set(moduleInfo.name, 'chunk');
    },
  };
}
