export function hasFocus(element: unknown): boolean;
