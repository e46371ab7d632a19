export function recordTap(button: HTMLElement | SVGElement): void;
export function waitForTapResponse(timeoutMs: number): Promise<{ touchedAt: number; answeredAt: number }>;
