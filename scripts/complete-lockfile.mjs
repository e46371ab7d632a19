// Adds the optional packages of other platforms to the lockfile, by name and version. Run this script after `npm install` from a registry
// that lacks these packages: `npm ci` requires every optional package of every platform in the lockfile, even if it does not install it.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = {
  darwin: 'darwin',
  windows: 'win32',
  win32: 'win32',
  freebsd: 'freebsd',
  android: 'android',
};
const processors = { 64: 'x64', arm: 'arm', armv7: 'arm' };

const optional = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
  Object.entries(optionalDependencies),
);
for (const [name, version] of optional) {
  const isListed = Object.keys(lock.packages).some((path) => path.endsWith(`node_modules/${name}`));
  if (!isListed && /^\d/.test(version)) {
    lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), optional: true };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

/** Derives from a package's name, such as `@swc/core-darwin-arm64`, the platform for which npm installs the package. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const system =
    words.find((word) => word in systems) ?? words.find((word) => /^(linux|openharmony)$/.test(word));
  const processor = words.slice(words.indexOf(system) + 1)[0] ?? 'x64';
  return {
    os: [systems[system] ?? system ?? 'none'],
    cpu: [processors[processor] ?? processor.replace(/hf$|eabi.*$/, '')],
  };
}
