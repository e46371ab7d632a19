import { styled } from 'styled-components';
import { drawings } from './drawings.ts';

export type IconName = keyof typeof drawings;

type IconProps = {
  name: IconName;
  size?: number;
  /** Accessible name, only for an icon without text beside it. Without `label` the icon is decoration. */
  label?: string;
};

/**
 * The drawing has an element of its own, which stays when the drawing changes. A browser that translates the page replaces the text nodes
 * beside it, and without that element React could not find where to insert the new drawing.
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
