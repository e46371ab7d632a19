export function inlineScripts(): string[];
