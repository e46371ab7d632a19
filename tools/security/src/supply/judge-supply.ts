import type { Measured } from '@marquee/harness-kit/gate';

import { judge } from '../gates/judge.ts';
import type { Audit } from './audit.ts';
import { isAtLeast } from './versions.ts';
import type { Installed } from './lockfile.ts';

type Supply = {
  /** 'skipped' in a short run, because the audit needs the registry. */
  audit: Audit | 'skipped';
  installed: readonly Installed[];
  /** Names of packages that may run scripts. */
  allowedScripts: readonly string[];
};

/** Versions below these have known vulnerabilities. */
const floors: Readonly<Record<string, string>> = {
  'http-proxy-middleware': '4.1.1',
  httpxy: '0.5.5',
  amqplib: '1.0.5',
  passport: '0.6.0',
};

export function judgeSupply({ audit, installed, allowedScripts }: Supply): Measured {
  const registries = new Set(installed.flatMap(({ registry }) => registry ?? []));
  const unchecked = installed.filter(
    ({ hasChecksum, isForOtherSystems }) => !hasChecksum && !isForOtherSystems,
  );
  const foreign = installed.filter(
    ({ hasChecksum, isForOtherSystems }) => !hasChecksum && isForOtherSystems,
  ).length;
  const scripted = installed.filter(({ hasInstallScript }) => hasInstallScript);
  const unlisted = scripted.filter(({ name }) => !allowedScripts.includes(name));
  return judge({
    figures: `${describeAudit(audit)}; ${installed.length} packages locked from ${Math.max(1, registries.size)} registry, ${unchecked.length} without a checksum, ${scripted.length} with an install script, ${unlisted.length} of them not on the list`,
    remarks: [
      ...(audit !== 'skipped' && !audit.answered
        ? [
            `the registry did not answer the audit (${audit.why}); the workflow audit.yml runs the audit at every change and daily`,
          ]
        : []),
      ...(foreign > 0
        ? [
            `${foreign} for systems that production does not use have no checksum; npm does not install them there`,
          ]
        : []),
    ],
    faults: [
      ...complaintsAboutAudit(audit),
      ...(installed.length === 0 ? ['the lockfile contains no package'] : []),
      ...(registries.size > 1 ? [`packages come from ${[...registries].join(', ')}`] : []),
      ...(unchecked.length > 0
        ? [`without a checksum: ${unchecked.map(({ name }) => name).join(', ')}`]
        : []),
      ...unlisted.map(({ name }) => `${name} runs a script when it is installed`),
      ...Object.entries(floors).flatMap(([name, floor]) => complaintsAboutFloor(installed, name, floor)),
    ],
  });
}

function describeAudit(audit: Supply['audit']): string {
  if (audit === 'skipped') {
    return 'the audit of production dependencies is part of the full run only';
  }
  return audit.answered
    ? `production dependencies: ${audit.high} high, ${audit.critical} critical`
    : 'the audit of production dependencies was not possible';
}

function complaintsAboutAudit(audit: Supply['audit']): string[] {
  // A registry that rejects the request says nothing about the packages: this is a separate outcome, not a failure.
  if (audit === 'skipped' || !audit.answered) {
    return [];
  }
  const count = audit.high + audit.critical;
  return count === 0 ? [] : [`npm audit --omit=dev reports ${count} high or critical vulnerabilities`];
}

/** Reports every installed copy below the floor, and a package that is not installed at all. */
function complaintsAboutFloor(installed: readonly Installed[], name: string, floor: string): string[] {
  const copies = installed.filter((one) => one.name === name);
  return copies.length === 0
    ? [`${name} is not in the lockfile, so its minimum version ${floor} was not checked`]
    : copies
        .filter(({ version }) => !isAtLeast(version, floor))
        .map(({ version }) => `${name} ${version} is below ${floor}`);
}
