import { StepIndicator, theme, Title2 } from '@marquee/ui';
import type { IconName } from '@marquee/ui';
import { styled } from 'styled-components';

const steps: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'pencil',
    title: 'Tell us about the day',
    text: 'Date, venue, guests and the services you need. Your draft stays private until you send it.',
  },
  {
    icon: 'file-text',
    title: 'Review the quote',
    text: 'The provider sends you a quote with every service on its own line, discounts included.',
  },
  {
    icon: 'check',
    title: 'Accept when it is right',
    text: 'You accept exactly what was sent, and the date is booked for both of you.',
  },
];

export function Steps() {
  return (
    <Row aria-label="How it works">
      {steps.map(({ icon, title, text }) => (
        <Step key={title}>
          <StepIndicator state="lit" icon={icon} />
          <div>
            <Title2>{title}</Title2>
            <Text>{text}</Text>
          </div>
        </Step>
      ))}
    </Row>
  );
}

const Row = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[6]};
  padding-bottom: calc(${theme.space[8]} + ${theme.space[4]});

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Step = styled.li`
  position: relative;
  display: grid;
  gap: ${theme.space[5]};
  align-content: start;
  justify-items: start;

  &:not(:last-child)::before {
    position: absolute;
    top: 15px;
    right: calc(-1 * ${theme.space[4]});
    left: calc(${theme.size.bulb} + ${theme.space[2]});
    border-top: ${theme.border.string} solid ${theme.color.bulbEdge};
    content: '';
  }

  ${theme.media.phone} {
    grid-template-columns: auto minmax(0, 1fr);

    &:not(:last-child)::before {
      top: calc(${theme.size.bulb} + ${theme.space[1]});
      bottom: calc(-1 * ${theme.space[5]});
      left: 15px;
      right: auto;
      border-top: 0;
      border-left: ${theme.border.string} solid ${theme.color.bulbEdge};
    }
  }
`;

const Text = styled.p`
  max-width: 34ch;
  margin-top: ${theme.space[2]};
  color: ${theme.color.muted};
`;
