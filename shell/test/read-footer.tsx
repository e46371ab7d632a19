import { renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { PageFooter } from '../src/frame/page-footer.tsx';

/** Renders the full footer, as on the founder page. Resolves after its contact form has loaded. */
export async function readFooter(answers: Answer[] = []) {
  const footer = <PageFooter onCommandPalette={() => undefined} />;
  const app = renderWithApp(footer, { route: '/founder', answers });
  await screen.findByLabelText('Your Name');
  return app;
}
