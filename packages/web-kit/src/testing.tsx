export { answer, answerIfFresh, hold, refuse, switchable } from './testing/answers.ts';
export type { Answer, ReceivedRequest } from './testing/answers.ts';
export { payloadsOf } from './testing/payloads.ts';
export { renderWithApp } from './testing/render-with-app.tsx';
export type { RenderOptions } from './testing/render-with-app.tsx';
export { expectToast, toasts } from './testing/toasts.ts';
export { aClientUser, anAdminUser, aProviderUser, aUserWithoutRole } from './testing/users.ts';
export { byTextContent } from './testing/by-text-content.ts';
