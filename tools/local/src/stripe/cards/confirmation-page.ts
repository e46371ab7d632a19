import { buttonForm, page } from '../pages/page.ts';

/** The bank's page that confirms the use of a card. */
export function confirmationPage(action: string, methodId: string, question: string): string {
  return page(
    'Confirm it is you',
    `<p>${question}</p>
${buttonForm(action, 'Complete authentication', { method: methodId, answer: 'yes' })}
${buttonForm(action, 'Fail authentication', { method: methodId, answer: 'no' })}`,
  );
}
