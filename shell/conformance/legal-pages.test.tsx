import { renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { PrivacyPolicyPage } from '../src/pages/static/privacy-policy-page.tsx';
import { TermsPage } from '../src/pages/static/terms-page.tsx';
import { section } from '../test/section.ts';

const bothDates = 'Effective date: August 14, 2025. Last updated: August 14, 2025.';

function readPrivacyPolicy() {
  renderWithApp(<PrivacyPolicyPage />, { route: '/privacy-policy' });
}

function readTerms() {
  renderWithApp(<TermsPage />, { route: '/terms' });
}

function sections() {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

describe('2 Privacy policy', () => {
  test('when the page is open, then it is effective and last updated on August 14, 2025', () => {
    readPrivacyPolicy();

    expect(screen.getByText(bothDates)).toBeVisible();
  });

  test('when the page is open, then it has its eleven sections', () => {
    readPrivacyPolicy();

    expect(sections()).toEqual([
      '1. Overview',
      '2. Information we collect',
      '3. How we use it',
      '4. How we share it',
      '5. Security',
      '6. Your rights',
      '7. Cookies',
      '8. Third parties',
      '9. Children under 13',
      '10. Changes',
      '11. Contact',
    ]);
  });
});

describe('2 Terms', () => {
  test('when the page is open, then it has the same dates as the privacy policy', () => {
    readTerms();

    expect(screen.getByText(bothDates)).toBeVisible();
  });

  test('when the page is open, then it has its seventeen sections', () => {
    readTerms();

    expect(sections()).toEqual([
      '1. Acceptance',
      '2. Service description',
      '3. Accounts',
      '4. Conduct',
      '5. Provider terms',
      '6. Client terms',
      '7. Payment and billing',
      '8. Intellectual property',
      '9. Availability',
      '10. Disclaimers',
      '11. Liability',
      '12. Indemnification',
      '13. Termination',
      '14. Governing law',
      '15. Changes',
      '16. Miscellaneous',
      '17. Contact',
    ]);
  });
});

describe('9 Terms and limits', () => {
  test('when the terms are open, then billing is $99 per month, free until October 1, 2025', () => {
    readTerms();

    expect(section('Payment and billing')).toHaveTextContent('$99 per month');
    expect(section('Payment and billing')).toHaveTextContent('free until October 1, 2025');
  });

  test('when the terms are open, then billing excludes refunds for partial months', () => {
    readTerms();

    expect(section('Payment and billing')).toHaveTextContent('partial months are not refunded');
  });

  test('when the terms are open, then changes take effect 30 days after notice', () => {
    readTerms();

    expect(section('Changes')).toHaveTextContent('take effect 30 days after notice');
  });

  test('when the terms are open, then liability is capped at the payments of the prior 12 months', () => {
    readTerms();

    expect(section('Liability')).toHaveTextContent('the amount you paid us in the prior 12 months');
  });

  test('when the privacy policy is open, then privacy requests are answered within 30 days', () => {
    readPrivacyPolicy();

    expect(section('Your rights')).toHaveTextContent('We answer privacy requests within 30 days');
  });

  test('when the privacy policy is open, then Marquee is not for children under 13', () => {
    readPrivacyPolicy();

    expect(section('Children under 13')).toHaveTextContent('not for children under 13');
  });
});
