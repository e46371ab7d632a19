export { answer, answerIfFresh, hold, refuse, switchable as turning } from './testing/answers.ts';
export type { Answer, ReceivedRequest as Asked } from './testing/answers.ts';
export { payloadsOf } from './testing/payloads.ts';
export { renderWithApp } from './testing/render-with-app.tsx';
export type { RenderOptions } from './testing/render-with-app.tsx';
export { expectToast, toasts } from './testing/toasts.ts';
export { aClientUser, anAdminUser, aProviderUser, aUserWithoutRole } from './testing/users.ts';
export { byTextContent as words } from './testing/by-text-content.ts';
