import { styled } from 'styled-components';
import birthdayCelebrations from '../../art/birthday-celebrations.svg';
import danceFloorMagic from '../../art/dance-floor-magic.svg';
import grandEvents from '../../art/grand-events.svg';
import professionalSetup from '../../art/professional-setup.svg';
import specialMoments from '../../art/special-moments.svg';
import weddingElegance from '../../art/wedding-elegance.svg';

const illustrations = {
  'wedding-elegance': weddingElegance,
  'birthday-celebrations': birthdayCelebrations,
  'professional-setup': professionalSetup,
  'dance-floor-magic': danceFloorMagic,
  'special-moments': specialMoments,
  'grand-events': grandEvents,
} as const;

export type PosterName = keyof typeof illustrations;

type PosterProps = { name: PosterName };

/** One of the six gallery drawings. It fills its container. It is decorative, because the text beside it has the information. */
export function Poster({ name }: PosterProps) {
  return <Illustration src={illustrations[name]} alt="" loading="lazy" />;
}

const Illustration = styled.img`
  width: 100%;
  height: 100%;
`;
