import { renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { PageFooter } from '../src/frame/page-footer.tsx';

/** The whole footer, as it stands below the founder page; resolves once its contact form has come. */
export async function readFooter(answers: Answer[] = []) {
  const footer = <PageFooter onQuickMenu={() => undefined} />;
  const app = renderWithApp(footer, { route: '/founder', answers });
  await screen.findByLabelText('Your Name');
  return app;
}
