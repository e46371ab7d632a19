import { drawings } from './drawings.ts';

export type IconName = keyof typeof drawings;

type IconProps = {
  name: IconName;
  size?: number;
  /** Only where no words stand beside the icon; without it the icon is decoration. */
  label?: string;
};

export function Icon({ name, size = 18, label }: IconProps) {
  const Drawing = drawings[name];
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };

  return <Drawing size={size} strokeWidth={size < 16 ? 2.25 : 2} focusable="false" {...meaning} />;
}
