/** A realistic mistake in a rendered chart, made by replacing text. */
export type PlantedFault = { fault: string; from: string | RegExp; to: string };

/** Mistakes that the chart's rules must report. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    fault: 'a container can write to its root filesystem',
    from: 'readOnlyRootFilesystem: true',
    to: 'readOnlyRootFilesystem: false',
  },
  { fault: 'a Pod can run as root', from: 'runAsNonRoot: true', to: 'runAsNonRoot: false' },
  { fault: 'a container keeps its capabilities', from: 'drop: [ALL]', to: 'drop: []' },
  { fault: 'a container has no seccomp profile', from: 'type: RuntimeDefault', to: 'type: Unconfined' },
  {
    fault: 'a Pod has a service account token',
    from: 'automountServiceAccountToken: false\n      #',
    to: 'automountServiceAccountToken: true\n      #',
  },
  {
    fault: 'an image tag does not identify a build',
    from: /image: marquee\/quotes:\S+/,
    to: 'image: marquee/quotes:latest',
  },
  { fault: 'a container has no readiness probe', from: 'readinessProbe:', to: 'forgottenProbe:' },
  {
    fault: 'the gateway is probed at its public port',
    from: 'httpGet: { path: /readyz, port: metrics }',
    to: 'httpGet: { path: /readyz, port: http }',
  },
  { fault: 'a container has no memory limit', from: /limits:\n\s+memory: \S+/, to: 'limits: {}' },
  {
    fault: 'the gateway can write to the release store',
    from: 'mountPath: /releases, readOnly: true',
    to: 'mountPath: /releases, readOnly: false',
  },
  { fault: 'a disruption budget blocks every drain', from: 'maxUnavailable: 1\n', to: 'maxUnavailable: 0\n' },
  {
    fault: 'a process is killed while it shuts down',
    from: 'terminationGracePeriodSeconds: 25',
    to: 'terminationGracePeriodSeconds: 12',
  },
  {
    fault: 'all replicas can run on one node',
    from: 'topologyKey: kubernetes.io/hostname',
    to: 'topologyKey: kubernetes.io/arch',
  },
  {
    fault: 'a secret has a value in the chart',
    from: /name: INTERNAL_SECRET\n\s+valueFrom: .*/,
    to: 'name: INTERNAL_SECRET\n              value: "known-to-everybody"',
  },
  {
    fault: 'quotes gets the signing key',
    from: /name: INTERNAL_SECRET(?=\n\s+valueFrom: \{ secretKeyRef: \{ name: marquee-quotes,)/,
    to: 'name: TOKEN_SIGNING_KEY',
  },
  {
    fault: 'any Pod can reach a service',
    from: /from:\n(\s+- podSelector:\n(?:\s+\S.*\n){4})/,
    to: 'from: []\n',
  },
  {
    fault: 'the ingress bypasses the gateway',
    from: /service: \{ name: \S+-gateway/,
    to: 'service: { name: marquee-quotes',
  },
  { fault: 'a release job has an unknown argument', from: '--at-start', to: '--at-strat' },
  { fault: 'a rejected release is retried', from: 'values: [1, 2]', to: 'values: [2]' },
  { fault: 'a host without a certificate', from: /hosts: \[.*?\]/, to: 'hosts: []' },
];
