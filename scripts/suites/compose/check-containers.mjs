import { runChecks } from './check.mjs';
import { serviceOf } from './docker.mjs';

const services = ['identity', 'events', 'quotes', 'billing'];
const fileServers = ['shell', 'mfe-client', 'mfe-provider', 'mfe-public'];

/** Checks the containers' privileges, the connections between them, and that images contain no source maps and no development tools. */
export function checkContainers(docker) {
  const all = docker.containers();
  const names = (isFaulty) => all.filter(isFaulty).map(serviceOf);
  console.log('\nContainers:');
  return runChecks({
    'no container runs as root': () =>
      names(({ Config }) => ['', '0', 'root'].includes(Config.User.split(':')[0])),
    'every root file system is read-only': () => names(({ HostConfig }) => !HostConfig.ReadonlyRootfs),
    'no container has a capability, or can gain a privilege': () => names(isPrivileged),
    'no port is open to other machines': () => names(isOpenToOtherMachines),
    'every allowed connection works': () => findUnreachable(docker),
    'front ends reach no service, database or broker': () =>
      fileServers.flatMap((from) =>
        [...services, 'mongo', 'rabbitmq']
          .filter((to) => reaches(docker, from, to))
          .map((to) => `${from} → ${to}`),
      ),
    'the gateway reaches no database and no broker': () =>
      ['mongo', 'rabbitmq'].filter((to) => reaches(docker, 'gateway', to)),
    'no image of a front end contains a source map': () =>
      fileServers.filter((name) => hasMaps(docker, name)),
    'no image of a service contains development tools': () =>
      services.filter((name) => hasTools(docker, name)),
  });
}

/** Checks that every process exits by itself on SIGTERM. An exit code of 137 means that the process was killed. */
export async function checkStopped(docker) {
  await docker.compose('stop', '--timeout', '15');
  const ours = docker.containers().filter(({ Config }) => Config.Image.startsWith('marquee/'));
  console.log('\nOn SIGTERM:');
  return runChecks({
    'every container of ours exits with code 0': () =>
      ours
        .filter(({ State }) => State.ExitCode !== 0)
        .map((one) => `${serviceOf(one)} (${one.State.ExitCode})`),
  });
}

function isPrivileged({ HostConfig: { CapDrop, CapAdd, SecurityOpt } }) {
  const gains = !SecurityOpt?.some((option) => option.startsWith('no-new-privileges'));
  return gains || !CapDrop?.includes('ALL') || (CapAdd ?? []).length > 0;
}

function isOpenToOtherMachines(container) {
  const bound = Object.values(container.NetworkSettings.Ports).flatMap((bindings) => bindings ?? []);
  return bound.some(({ HostIp }) => HostIp !== '127.0.0.1');
}

const ports = { mongo: 27017, rabbitmq: 5672 };

/**
 * Returns the allowed connections that do not work. The check of closed ports proves something only if each service is reachable from some
 * container. Each front end must reach itself, which proves that its image has the tools for the check.
 */
function findUnreachable(docker) {
  const allowed = [
    ...[...services, ...fileServers].map((to) => ['gateway', to]),
    ...services.flatMap((from) => ['mongo', 'rabbitmq'].map((to) => [from, to])),
    ...fileServers.map((from) => [from, from]),
  ];
  return allowed.filter(([from, to]) => !reaches(docker, from, to)).map((pair) => pair.join(' → '));
}

/** Returns whether a port is reachable. Throws if the check itself fails, so that a failed check does not count as a closed port. */
function reaches(docker, from, to) {
  const command = `(exec 3<>/dev/tcp/${to}/${ports[to] ?? 8080}) 2>/dev/null`;
  const script = `timeout 3 bash -c '${command}' && echo reached || echo closed`;
  const answer = docker.within(from, 'bash', '-c', script);
  if (answer !== 'reached' && answer !== 'closed') {
    throw new Error(`${from} → ${to}: ${answer}`);
  }
  return answer === 'reached';
}

function hasMaps(docker, service) {
  return docker.within(service, 'find', '/srv/www/', '-name', '*.map') !== '';
}

function hasTools(docker, service) {
  const tools = ['typescript', 'jest', 'eslint', 'webpack'].map((name) => `/app/node_modules/${name}`);
  return docker.within(service, 'bash', '-c', `ls -d ${tools.join(' ')} 2>/dev/null || true`) !== '';
}
