export function pressOnceShown(button: unknown, words: string): void;
export function watchPresses(button: unknown): void;
