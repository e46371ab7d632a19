import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.ts';

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      description="The terms on which clients and providers use Marquee."
      sections={termsSections}
      other={{ to: '/privacy-policy', label: 'Privacy Policy' }}
    />
  );
}
