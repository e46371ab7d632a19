export function clickWhenShown(button: unknown, words: string): void;
export function countCoveredFrames(button: unknown): void;
