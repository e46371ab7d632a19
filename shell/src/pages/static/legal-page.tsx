import { LinkButton, PageFrame, PageHeader, TextLink, theme, Title2 } from '@marquee/ui';
import { Link, Page } from '@marquee/web-kit';
import { styled } from 'styled-components';

export type LegalSection = { title: string; paragraphs: readonly string[] };

type LegalPageProps = {
  title: string;
  description: string;
  sections: readonly LegalSection[];
  /** Link to the other legal page. */
  other: { to: string; label: string };
};

export function LegalPage({ title, description, sections, other }: LegalPageProps) {
  return (
    <Page title={title} description={description}>
      <PageFrame $width="paper">
        <PageHeader
          title={title}
          subtitle="Effective date: August 14, 2025. Last updated: August 14, 2025."
          aside={
            <>
              <LinkButton as={Link} to="/home" $variant="outline" $size="small">
                Home
              </LinkButton>
              <LinkButton as={Link} to={other.to} $variant="outline" $size="small">
                {other.label}
              </LinkButton>
            </>
          }
        />
        {sections.map((section, index) => (
          <Section key={section.title}>
            <Title2>
              {index + 1}. {section.title}
            </Title2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Section>
        ))}
        <Foot aria-label="Privacy and terms">
          <TextLink as={Link} to="/privacy-policy">
            Privacy Policy
          </TextLink>
          <TextLink as={Link} to="/terms">
            Terms
          </TextLink>
          <TextLink as={Link} to="/home">
            Home
          </TextLink>
        </Foot>
      </PageFrame>
    </Page>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[5]};
  border-top: ${theme.border.hairline} solid ${theme.color.line};

  p {
    max-width: 62ch;
  }
`;

const Foot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]};
  padding-top: ${theme.space[5]};
  border-top: ${theme.border.hairline} solid ${theme.color.line};
`;
