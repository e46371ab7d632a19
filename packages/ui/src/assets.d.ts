declare module '*.woff2' {
  const url: string;
  export { url as default };
}

declare module '*.svg' {
  const url: string;
  export { url as default };
}
