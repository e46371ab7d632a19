import type { Tap } from './first-tap.ts';

export function watchTap(button: HTMLElement | SVGElement): void;
export function tapWhenAnswered(mostMs: number): Promise<Tap>;
