import { styled } from 'styled-components';
import { drawings } from './drawings.ts';

export type IconName = keyof typeof drawings;

type IconProps = {
  name: IconName;
  size?: number;
  /** Only where no words stand beside the icon; without it the icon is decoration. */
  label?: string;
};

/**
 * The drawing stands in an element of its own, which stays when another drawing takes its place. A browser that translates the page
 * replaces the words beside it, and React could not find where the new drawing goes.
 */
export function Icon({ name, size = 18, label }: IconProps) {
  const Drawing = drawings[name];
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };

  return (
    <Place>
      <Drawing size={size} strokeWidth={size < 16 ? 2.25 : 2} focusable="false" {...meaning} />
    </Place>
  );
}

const Place = styled.span`
  display: contents;
`;
