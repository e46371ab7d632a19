export { answer, answerIfFresh, hold, refuse, turning } from './testing/answers.ts';
export type { Answer, Asked } from './testing/answers.ts';
export { payloadsOf } from './testing/payloads.ts';
export { renderWithApp } from './testing/render-with-app.tsx';
export type { RenderOptions } from './testing/render-with-app.tsx';
export { expectToast, toasts } from './testing/toasts.ts';
export { aClientUser, anAdminUser, aProviderUser, aUserWithoutRole } from './testing/users.ts';
export { words } from './testing/words.ts';
