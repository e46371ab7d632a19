import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.ts';

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      description="What Marquee collects, why, who sees it, and what you can ask of us."
      sections={privacySections}
      other={{ to: '/terms', label: 'Terms' }}
    />
  );
}
