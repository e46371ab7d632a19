import { Display1, Frame, HeroRoof, Icon, LinkButton, OnBoard, theme, Valance } from '@marquee/ui';
import { Link, useCachedUser } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { HeroQuote } from './hero-quote.tsx';

type HeroProps = { bookTo: string };

/** Hero section. For an operator the first button leads to the console. */
export function Hero({ bookTo }: HeroProps) {
  const isOperator = useCachedUser()?.role === 'admin';

  return (
    <>
      <HeroSection as="section" aria-label="Welcome">
        <Decoration>
          <HeroRoof />
        </Decoration>
        <Inside>
          <div>
            <Display1>Your Dream Event Starts Here</Display1>
            <Lead>
              Weddings, birthdays, corporate and cultural events. Ask a DJ, a photographer or a planner for an
              itemized quote, and accept it when it is right.
            </Lead>
            <Actions>
              {isOperator && (
                <ActionButton as={Link} to="/admin" $variant="spotlight" $size="hero">
                  Open the Console <Icon name="arrow-right" />
                </ActionButton>
              )}
              <ActionButton
                as={Link}
                to={bookTo}
                $variant={isOperator ? 'outline' : 'spotlight'}
                $size="hero"
              >
                Book Your Event <Icon name="arrow-right" />
              </ActionButton>
            </Actions>
          </div>
          <HeroQuote />
        </Inside>
      </HeroSection>
      <Valance $tone="hero" $unit={theme.valance.hero} />
    </>
  );
}

const HeroSection = styled(OnBoard)`
  position: relative;
  overflow: hidden;
`;

/** Positions the roof. On phones it is higher, so that its light bulbs do not overlap the headline. */
const Decoration = styled.div`
  position: absolute;
  inset: 0;

  ${theme.media.phone} {
    top: -84px;
  }
`;

const Inside = styled(Frame)`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 430px);
  gap: ${theme.space[8]};
  align-items: end;
  min-height: 720px;
  padding-block: ${theme.space[9]} calc(2 * ${theme.space[7]});

  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[7]};
    min-height: 0;
    padding-block: ${theme.space[9]} ${theme.space[7]};
  }
`;

const Lead = styled.p`
  max-width: 28.5em;
  margin-block: ${theme.space[6]};
  font-size: clamp(1.0625rem, 1rem + 0.28vw, 1.25rem);
  line-height: 1.5;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;

const ActionButton = styled(LinkButton)`
  ${theme.media.phone} {
    width: 100%;
  }
`;
