export function findCutOff(): string[];
