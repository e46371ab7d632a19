import { LinkButton, PageFrame, PageHeader, StatTiles, theme, Title2, Title3 } from '@marquee/ui';
import { Link, Page } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { coreValues, founderSections, founderStats, recognition } from './founder-texts.ts';

export function FounderPage() {
  return (
    <Page title="Founder" description="Who founded Marquee, why, and what it stands for.">
      <PageFrame $width="form">
        <PageHeader
          title="The founder of Marquee"
          subtitle="Fifteen years behind the decks, and one list of everything that went wrong between a request and a booking."
        />
        <StatTiles label="In figures" tiles={founderStats} />
        {founderSections.map(({ title, paragraphs }) => (
          <Section key={title}>
            <Title2>{title}</Title2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Section>
        ))}
        <Section>
          <Title2>Core values</Title2>
          <Values>
            {coreValues.map(({ title, text }) => (
              <div key={title}>
                <Title3>{title}</Title3>
                <p>{text}</p>
              </div>
            ))}
          </Values>
        </Section>
        <Section>
          <Title2>Recognition</Title2>
          <p>{recognition}</p>
        </Section>
        <Actions>
          <LinkButton as={Link} to="/auth" $variant="spotlight">
            Get Started Today
          </LinkButton>
          <LinkButton as={Link} to="/" $variant="outline">
            Back to Home
          </LinkButton>
        </Actions>
      </PageFrame>
    </Page>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[6]};
  border-bottom: ${theme.border.hairline} solid ${theme.color.line};

  p {
    max-width: 62ch;
  }
`;

const Values = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[5]} ${theme.space[6]};

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[6]};
`;
