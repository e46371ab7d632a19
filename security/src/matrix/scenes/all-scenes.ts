import { accountScenes } from './account-scenes.ts';
import { billingScenes } from './billing-scenes.ts';
import { eventScenes } from './event-scenes.ts';
import { invoiceScenes } from './invoice-scenes.ts';
import { operatorScenes } from './operator-scenes.ts';
import { ownAccountScenes } from './own-account-scenes.ts';
import { quoteScenes } from './quote-scenes.ts';
import type { Scene, Scenes } from './scene.ts';

const scenes: Scenes = {
  ...accountScenes,
  ...ownAccountScenes,
  ...billingScenes,
  ...eventScenes,
  ...quoteScenes,
  ...invoiceScenes,
  ...operatorScenes,
};

export function sceneNames(): string[] {
  return Object.keys(scenes);
}

export function sceneOf({ route, state }: { route: string; state: string }): Scene {
  const found = scenes[`${route} (${state})`];
  if (found === undefined) {
    throw new Error(`There is no scene for ${route} (${state})`);
  }
  return found;
}
