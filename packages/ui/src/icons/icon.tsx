import { styled } from 'styled-components';
import { icons } from './icons.ts';

export type IconName = keyof typeof icons;

type IconProps = {
  name: IconName;
  size?: number;
  /** Accessible name, only for an icon without text beside it. Without `label` the icon is decorative. */
  label?: string;
};

/**
 * The icon has a wrapper element, which stays when the icon changes. A browser that translates the page replaces the text nodes
 * beside the icon, and without the wrapper React could not find where to insert the new icon.
 */
export function Icon({ name, size = 18, label }: IconProps) {
  const LucideIcon = icons[name];
  const ariaProps = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };

  return (
    <Wrapper>
      <LucideIcon size={size} strokeWidth={size < 16 ? 2.25 : 2} focusable="false" {...ariaProps} />
    </Wrapper>
  );
}

const Wrapper = styled.span`
  display: contents;
`;
