export type BuildMode = 'production' | 'development';

/** What is being built for, from NODE_ENV, which build.ts and serve.ts set. */
export function buildMode(): BuildMode {
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}
