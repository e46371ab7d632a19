import { signUpClient } from '../../stack/people.ts';
import { plain, scene } from './scene.ts';
import type { Scene, Scenes } from './scene.ts';

const params = { id: 'x'.repeat(43) };

function scenesOf(service: string): [string, Scene][] {
  return [
    [`${service}ListQueues (-)`, plain()],
    [`${service}ListMessages (-)`, plain()],
    [`${service}GetMessage (not there)`, plain({ params })],
    [`${service}RedriveMessage (not there)`, plain({ params })],
    [`${service}RedriveMessages (-)`, plain({ body: {} })],
    [`${service}DropMessage (not there)`, plain({ params, body: { reason: 'made to be dropped' } })],
  ];
}

const onSomebody = (body?: unknown): Scene =>
  scene(async ({ caller }) => ({ params: { id: (await signUpClient(caller)).id }, body }));
const reason = { reason: 'made to be suspended' };

export const operatorScenes: Scenes = {
  ...Object.fromEntries(['identity', 'events', 'quotes', 'billing'].flatMap(scenesOf)),
  'listUsers (-)': plain(),
  'getUser (a client)': onSomebody(),
  'getUser (not there)': plain({ params }),
  'suspendUser (a client)': onSomebody(reason),
  'suspendUser (not there)': plain({ params, body: reason }),
  'reinstateUser (a client)': onSomebody(),
  'listSubscriptions (-)': plain(),
  'listAudit (-)': plain(),
};
