export { BriefWait } from './page/brief-wait.tsx';
export { useBriefWait } from './page/use-brief-wait.ts';
export { createPart } from './parts/create-part.ts';
export type { Part } from './parts/create-part.ts';
export { onTabIntent } from './parts/on-tab-intent.ts';
export { PartPanel } from './parts/part-panel.tsx';
export { useLoadedPart } from './parts/use-loaded-part.ts';
export { notifyLoadError, usePart } from './parts/use-part.ts';
