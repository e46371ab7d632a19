import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './setup/paths.mjs';

/** Where base images are named: `image: …` of compose and workflows, `ARG …_IMAGE=…` of Dockerfiles. */
const places = ['docker-compose.yml', 'deploy/images/*.Dockerfile', '.github/workflows/*.yml'];
const named = /(?<=^\s*image: |^ARG \w+_IMAGE=)(?!marquee\/)([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?$/gm;

/** Writes behind each tag the digest that it has in its registry now. Needs docker with buildx, and the registry. */
function pinImages(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const pinned = text.replaceAll(named, (_whole, image) => `${image}@${digestOf(image)}`);
  if (pinned !== text) {
    writeFileSync(join(root, file), pinned);
    console.log(`${file}: digests written`);
  }
}

function digestOf(image) {
  const format = ['--format', '{{.Manifest.Digest}}'];
  return execFileSync('docker', ['buildx', 'imagetools', 'inspect', image, ...format], {
    encoding: 'utf8',
  }).trim();
}

globSync(places, { cwd: root }).forEach(pinImages);
