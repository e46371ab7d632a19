import type { Input } from './slowest-interaction.ts';

export function watchInputs(): void;
export function inputsWhenPainted(): Promise<readonly Input[]>;
export function now(): number;
