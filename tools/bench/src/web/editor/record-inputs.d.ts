import type { Input } from './slowest-interaction.ts';

export function recordInputs(): void;
export function collectInputs(): Promise<readonly Input[]>;
export function now(): number;
