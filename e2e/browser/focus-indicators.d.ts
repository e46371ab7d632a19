export function focusIndicators(element: unknown): string[];
