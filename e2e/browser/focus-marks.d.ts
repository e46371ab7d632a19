export function focusMarks(element: unknown): string[];
