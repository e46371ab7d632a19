import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './setup/paths.mjs';

/** Files with names of base images: `image: …` in compose and workflows, `ARG …_IMAGE=…` in Dockerfiles. */
const imageFiles = ['docker-compose.yml', 'deploy/images/*.Dockerfile', '.github/workflows/*.yml'];
const imagePattern =
  /(?<=^\s*image: |^ARG \w+_IMAGE=)(?!marquee\/)([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?$/gm;

/** Appends each tag's current digest in the registry to the tag. Needs docker with buildx, and access to the registry. */
function pinImages(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const pinned = text.replaceAll(imagePattern, (_whole, image) => `${image}@${readDigest(image)}`);
  if (pinned !== text) {
    writeFileSync(join(root, file), pinned);
    console.log(`${file}: digests written`);
  }
}

function readDigest(image) {
  const format = ['--format', '{{.Manifest.Digest}}'];
  return execFileSync('docker', ['buildx', 'imagetools', 'inspect', image, ...format], {
    encoding: 'utf8',
  }).trim();
}

globSync(imageFiles, { cwd: root }).forEach(pinImages);
