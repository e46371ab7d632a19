import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chartRules, faultsIn } from '../../deploy/src/chart/chart-rules.ts';
import { readManifests } from '../../deploy/src/chart/manifests.ts';
import { plantedFaults } from '../../deploy/src/chart/planted-faults.ts';
import { refusedValues } from '../../deploy/src/chart/refused-values.ts';
import { kubernetesVersions } from '../setup/kubernetes-schemas.mjs';
import { root } from '../setup/paths.mjs';
import { nothing } from './outcome.mjs';

const chart = join(root, 'deploy', 'chart');
const [oldest] = kubernetesVersions;
/** A helm built by Go knows no version of Kubernetes and assumes a very old one. Only a deployment can name the images. */
const always = ['--kube-version', oldest, '--set', 'images.tag=0123456789abcdef'];
/** The arguments of --values and --set, by name. */
const renderings = [
  { name: 'by default', given: [] },
  { name: 'small', given: ['--values', join(chart, 'values-small.yaml')] },
  { name: 'large', given: ['--values', join(chart, 'values-large.yaml')] },
  { name: 'to go back', given: ['--set', 'act={rollback,client}'] },
];
const [byDefault] = renderings;

/** Runs lint, template and the rules on the rendered chart, at each size. */
export const chartSuites = [
  { name: 'The chart', needs: ['helm'], run: (bench, tools) => countOf(chartChecks(tools)) },
  {
    name: "The chart, by Kubernetes's own schemas",
    needs: ['helm', 'kubeconform', 'kubernetesSchemas'],
    run: (bench, tools) => countOf(schemaChecks(bench, tools)),
  },
];

/** Each check has a name and a list of faults; an empty list passes. */
function countOf(checks) {
  const failed = checks.filter(({ faults }) => faults.length > 0);
  failed.forEach(({ name, faults }) => console.log(`${name}:\n  ${faults.join('\n  ')}`));

  return { ...nothing, passed: checks.length - failed.length, failed: failed.map(({ name }) => name) };
}

function chartChecks({ helm }) {
  const sound = render(helm, byDefault);
  const found = faultsIn(sound).length;
  return [
    ...renderings.flatMap((one) => [lint(helm, one), ...rulesOf(render(helm, one), one)]),
    ...refusedValues.map((given) => refuses(helm, given)),
    ...plantedFaults.map((planted) => finds(planted, { sound, found })),
  ];
}

function lint(helm, { name, given }) {
  const { status, stdout, stderr } = run(helm, ['lint', '--strict', '--quiet', chart, ...always, ...given]);

  return { name: `helm lint, ${name}`, faults: status === 0 ? [] : [stdout + stderr] };
}

function rulesOf(text, { name }) {
  const manifests = readManifests(text);

  return chartRules.map((rule) => ({ name: `${rule.name}, ${name}`, faults: rule.faults(manifests, text) }));
}

function refuses(helm, { what, set }) {
  const { status } = run(helm, ['template', 'marquee', chart, ...always, '--set', set]);

  return { name: `refuses ${what}`, faults: status === 0 ? [`${set} was taken`] : [] };
}

/** A fault found without the planted one does not count. */
function finds({ fault, from, to }, { sound, found }) {
  const faulty = sound.replace(from, () => to);
  const isFound = faultsIn(faulty).length > found;

  return {
    name: `finds: ${fault}`,
    faults: isFound ? [] : [faulty === sound ? 'it was not planted' : 'missed'],
  };
}

function schemaChecks({ dataFolder }, tools) {
  const file = join(dataFolder, 'chart.yaml');
  const conforms = (text, version) => {
    writeFileSync(file, text);
    return conformity(tools, { file, version });
  };
  const unknownField = conforms(render(tools.helm, byDefault).replace('replicas:', 'replicsa:'), oldest);

  return [
    { name: 'kubeconform finds a misspelt field', faults: unknownField.isKept ? ['missed'] : [] },
    ...renderings.flatMap((one) =>
      kubernetesVersions.map((version) => {
        const { isKept, said } = conforms(render(tools.helm, one), version);
        return { name: `kubeconform ${version}, ${one.name}`, faults: isKept ? [] : [said] };
      }),
    ),
  ];
}

/** Kubernetes has no schema for ServiceMonitor, which belongs to the Prometheus operator. */
function conformity({ kubeconform, kubernetesSchemas }, { file, version }) {
  const where = ['-schema-location', kubernetesSchemas, '-kubernetes-version', version];
  const { status, stdout, stderr } = run(kubeconform, ['-strict', '-skip', 'ServiceMonitor', ...where, file]);

  return { isKept: status === 0, said: stdout + stderr };
}

function render(helm, { given }) {
  const { status, stdout, stderr } = run(helm, ['template', 'marquee', chart, ...always, ...given]);
  if (status !== 0) {
    throw new Error(stderr);
  }
  return stdout;
}

function run(command, args) {
  return spawnSync(command, args, { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
}
