import { Poster, theme, VisuallyHidden } from '@marquee/ui';
import type { PosterName } from '@marquee/ui';
import { styled } from 'styled-components';

const posters: { name: PosterName; title: string }[] = [
  { name: 'wedding-elegance', title: 'Wedding Elegance' },
  { name: 'birthday-celebrations', title: 'Birthday Celebrations' },
  { name: 'professional-setup', title: 'Professional Setup' },
  { name: 'dance-floor-magic', title: 'Dance Floor Magic' },
  { name: 'special-moments', title: 'Special Moments' },
  { name: 'grand-events', title: 'Grand Events' },
];

export function Gallery() {
  return (
    <section aria-labelledby="gallery">
      <VisuallyHidden as="h2" id="gallery">
        What people book
      </VisuallyHidden>
      <Wall>
        {posters.map(({ name, title }) => (
          <Frame key={name}>
            <Poster name={name} />
            <Caption>{title}</Caption>
          </Frame>
        ))}
      </Wall>
    </section>
  );
}

const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${theme.space[3]};

  ${theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[2]};
  }
`;

const spans = [5, 3, 4, 4, 3, 5];

const Frame = styled.figure`
  position: relative;
  height: clamp(240px, 27vw, 380px);
  overflow: hidden;
  ${spans.map((span, index) => `&:nth-child(${index + 1}) { grid-column: span ${span}; }`).join('\n')}

  ${theme.media.tablet} {
    height: min(53vw, 380px);

    &:nth-child(n) {
      grid-column: auto;
    }
  }
`;

const Caption = styled.figcaption`
  position: absolute;
  bottom: 0;
  left: 0;
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.surface};
  ${theme.type.title3}
  font-size: 1.5rem;

  ${theme.media.phone} {
    padding: ${theme.space[1]} ${theme.space[3]};
    font-size: 1.125rem;
  }
`;
