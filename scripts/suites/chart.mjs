import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chartRules, faultsIn } from '../../deploy/src/chart/chart-rules.ts';
import { readManifests } from '../../deploy/src/chart/manifests.ts';
import { plantedFaults } from '../../deploy/src/chart/planted-faults.ts';
import { refusedValues } from '../../deploy/src/chart/refused-values.ts';
import { kubernetesVersions } from '../setup/kubernetes-schemas.mjs';
import { root } from '../setup/paths.mjs';
import { emptyOutcome } from './outcome.mjs';

const chart = join(root, 'deploy', 'chart');
const [oldest] = kubernetesVersions;
/**
 * Without `--kube-version`, a helm that was built with `go install` assumes a very old Kubernetes. The image tag is a placeholder, because
 * each deployment sets its own tag.
 */
const commonArguments = ['--kube-version', oldest, '--set', 'images.tag=0123456789abcdef'];
/** The --values and --set arguments of each rendering. */
const renderings = [
  { name: 'default values', args: [] },
  { name: 'small', args: ['--values', join(chart, 'values-small.yaml')] },
  { name: 'large', args: ['--values', join(chart, 'values-large.yaml')] },
  { name: 'rollback', args: ['--set', 'act={rollback,client}'] },
];
const [byDefault] = renderings;

/** Lints and renders the chart with each set of values, checks its rules and schemas, and checks that planted faults are detected. */
export const chartSuites = [
  { name: 'Helm chart', needs: ['helm'], run: (context, tools) => toOutcome(chartChecks(tools)) },
  {
    name: "Helm chart, against Kubernetes's schemas",
    needs: ['helm', 'kubeconform', 'kubernetesSchemas'],
    run: (context, tools) => toOutcome(schemaChecks(context, tools)),
  },
];

/** Each check has a name and a list of faults. It passes if the list is empty. */
function toOutcome(checks) {
  const failed = checks.filter(({ faults }) => faults.length > 0);
  failed.forEach(({ name, faults }) => console.log(`${name}:\n  ${faults.join('\n  ')}`));

  return { ...emptyOutcome, passed: checks.length - failed.length, failed: failed.map(({ name }) => name) };
}

function chartChecks({ helm }) {
  const rendered = render(helm, byDefault);
  const found = faultsIn(rendered).length;
  return [
    ...renderings.flatMap((one) => [lint(helm, one), ...checkRules(render(helm, one), one)]),
    ...refusedValues.map((args) => checkRejection(helm, args)),
    ...plantedFaults.map((planted) => checkDetection(planted, { rendered, found })),
  ];
}

function lint(helm, { name, args }) {
  const { status, stdout, stderr } = run(helm, [
    'lint',
    '--strict',
    '--quiet',
    chart,
    ...commonArguments,
    ...args,
  ]);

  return { name: `helm lint, ${name}`, faults: status === 0 ? [] : [stdout + stderr] };
}

function checkRules(text, { name }) {
  const manifests = readManifests(text);

  return chartRules.map((rule) => ({ name: `${rule.name}, ${name}`, faults: rule.faults(manifests, text) }));
}

function checkRejection(helm, { what, set }) {
  const { status } = run(helm, ['template', 'marquee', chart, ...commonArguments, '--set', set]);

  return { name: `rejects ${what}`, faults: status === 0 ? [`${set} was accepted`] : [] };
}

/** Passes if the planted fault adds to the faults found without it. */
function checkDetection({ fault, from, to }, { rendered, found }) {
  const mutated = rendered.replace(from, () => to);
  const isFound = faultsIn(mutated).length > found;

  return {
    name: `detects: ${fault}`,
    faults: isFound ? [] : [mutated === rendered ? 'the text to replace was not found' : 'missed'],
  };
}

function schemaChecks({ dataFolder }, tools) {
  const file = join(dataFolder, 'chart.yaml');
  const validate = (text, version) => {
    writeFileSync(file, text);
    return validateSchema(tools, { file, version });
  };
  const unknownField = validate(render(tools.helm, byDefault).replace('replicas:', 'replicsa:'), oldest);

  return [
    { name: 'kubeconform finds a misspelt field', faults: unknownField.isValid ? ['missed'] : [] },
    ...renderings.flatMap((one) =>
      kubernetesVersions.map((version) => {
        const { isValid, output } = validate(render(tools.helm, one), version);
        return { name: `kubeconform ${version}, ${one.name}`, faults: isValid ? [] : [output] };
      }),
    ),
  ];
}

/** Skips ServiceMonitor, because it belongs to the Prometheus operator and Kubernetes has no schema for it. */
function validateSchema({ kubeconform, kubernetesSchemas }, { file, version }) {
  const options = ['-schema-location', kubernetesSchemas, '-kubernetes-version', version];
  const { status, stdout, stderr } = run(kubeconform, [
    '-strict',
    '-skip',
    'ServiceMonitor',
    ...options,
    file,
  ]);

  return { isValid: status === 0, output: stdout + stderr };
}

function render(helm, { args }) {
  const { status, stdout, stderr } = run(helm, ['template', 'marquee', chart, ...commonArguments, ...args]);
  if (status !== 0) {
    throw new Error(stderr);
  }
  return stdout;
}

function run(command, args) {
  return spawnSync(command, args, { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
}
