export function watchTap(button: HTMLElement | SVGElement): void;
export function tapWhenAnswered(mostMs: number): Promise<{ touchedAt: number; answeredAt: number }>;
