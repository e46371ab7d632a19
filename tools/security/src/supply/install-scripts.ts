/** Packages that may run scripts when they are installed, with the reason. */
export const installScripts: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'builds itself where no ready-made binary fits; watches files while developing',
  '@swc/core': 'looks for the binary of this platform; compiles tests and front ends',
  'core-js-pure': 'prints a line; comes with a development tool',
  esbuild: 'puts the binary of this platform in place; bundles Storybook',
  node: 'puts the Node that everything runs on in place',
};
