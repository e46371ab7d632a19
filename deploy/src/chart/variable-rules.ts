import { generateSecrets } from '@marquee/local/secrets/generate-secrets';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { appOf } from './manifests.ts';
import type { Manifests, Workload } from './manifests.ts';
import { configOf, isProcess, variablesReadBy } from './process-config.ts';
import type { Process } from './process-config.ts';

/** Contents of the Secrets as `npm run secrets` and an installation would fill them. */
const filled: Readonly<Record<string, string>> = {
  ...generateSecrets(),
  MONGODB_URL: 'mongodb://marquee:secret@database:27017/?replicaSet=rs0&tls=true',
  AMQP_URL: 'amqp://marquee:not-a-real-one@broker:5672',
  SMTP_URL: 'smtps://mail.example',
};

/** Reports variables that a process does not read, and values with which a process would not start in production. */
export function variableFaults({ deployments }: Manifests): string[] {
  return deployments.flatMap((deployment) => {
    const app = appOf(deployment);
    return isProcess(app) ? faultsOf(app, deployment) : [];
  });
}

function faultsOf(app: Process, deployment: Workload): string[] {
  const variables = deployment.spec.template.spec.containers.flatMap(({ env }) => env);
  const unread = variables.filter(({ name }) => !variablesReadBy(app).includes(name));
  const environment = Object.fromEntries(
    variables.map(({ name, value }) => [name, value ?? filled[name]] as const),
  );
  return [
    ...unread.map(({ name }) => `${app}: has ${name}, which it does not read`),
    ...refusalsOf(app, environment).map((refusal) => `${app}: ${refusal}`),
  ];
}

function refusalsOf(app: Process, environment: Readonly<Record<string, string | undefined>>): string[] {
  try {
    loadConfig(configOf(app), environment);
    return environment.NODE_ENV === 'production' ? [] : ['does not have NODE_ENV=production'];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
