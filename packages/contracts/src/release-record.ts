import { z } from 'zod';

const homeFor = z.enum(['client', 'provider']).nullable();

/** The hash of a file in the form of the HTML attribute `integrity`. */
export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** A page that the remote's server bundle renders from the answer of one public call. */
const serverPage = z.object({
  path: z.string().startsWith('/'),
  /** Path of the operation below /api, as in the contract: `/public/quote/:id`. The operation must be a GET that needs no session. */
  call: z.string().startsWith('/public/'),
  /** The page's query parameter for each parameter of the call: `{ "id": "quote" }`. */
  params: z.record(z.string(), z.string()),
});
export type ServerPage = z.output<typeof serverPage>;

/** The build's description of a remote's server bundle. */
export const serverRendering = z.object({
  /** File of the bundle, relative to the build's folder. */
  bundle: z.string().regex(/^server\/[\w.-]+\.mjs$/),
  integrity,
  pages: z.array(serverPage),
});
export type ServerRendering = z.output<typeof serverRendering>;

/** What a page of a remote loads first. The page's document can request it before the page's code runs. */
const firstLoad = z.object({
  /** Paths of the page's first reads, below /api, with the page's path parameters: `/quotes/:id`. */
  calls: z.array(z.string().startsWith('/')),
  /** Name of the chunk with the page's code, if the code is loaded when the page is opened. */
  chunk: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
});

/**
 * The file with a page in its loading state, written by the build. `file` is relative to the build's folder; its content is a `skeleton`.
 */
const skeletonFile = z.object({
  file: z.string().regex(/^skeletons\/[\w.-]+\.json$/),
  integrity,
});
export type SkeletonFile = z.output<typeof skeletonFile>;

/** A first load with the skeleton that the build adds. A skeleton that this release does not understand is omitted. */
const builtFirstLoad = firstLoad.extend({ skeleton: skeletonFile.optional().catch(undefined) });
export type FirstLoad = z.output<typeof builtFirstLoad>;

/** What a team declares in `release.json` beside the remote's package.json. */
export const releaseDeclaration = z.object({
  name: z.string().regex(/^mfe_[a-z]\w*$/, 'must begin with mfe_'),
  /** The team, which is named when its remote fails. */
  owner: z.string().min(1),
  /** Paths that the shell routes to the remote, in the router's syntax. */
  paths: z.array(z.string().startsWith('/')),
  /** The role for which the remote shows the page `/`. */
  homeFor,
  /** The lowest platform contract that the remote supports. */
  minContract: z.int(),
  /** First loads by path, as in `paths`. A page without an entry makes its first calls when its code runs. */
  firstLoads: z.record(z.string().startsWith('/'), firstLoad).optional(),
});
export type ReleaseDeclaration = z.output<typeof releaseDeclaration>;

/** `release.json` in a build: the team's declaration, and the build's description of its server bundle and skeletons. */
export const buildDeclaration = releaseDeclaration.extend({
  /** Present only with a server bundle. If this release does not understand the description, it does not run the bundle. */
  server: serverRendering.optional().catch(undefined),
  /** If this release does not understand the first loads, pages make their first calls when their code runs. */
  firstLoads: z.record(z.string().startsWith('/'), builtFirstLoad).optional().catch(undefined),
});
export type BuildDeclaration = z.output<typeof buildDeclaration>;

/** Where a remote is and what it serves; an entry of /config.json. Switching the remote off and rolling it back change only this record. */
export const releaseRecord = buildDeclaration.extend({
  /** An unknown value means no role. */
  homeFor: homeFor.catch(null),
  /** Address of the remote's Module Federation manifest. */
  entry: z.string().min(1),
  enabled: z.boolean(),
  /** The build's id; `integrity` is the hash of its manifest. Both are absent for a remote under development. */
  build: z.string().optional(),
  integrity: integrity.optional(),
  /** Scripts that the remote's pages load first, as paths from the manifest's folder. A script without `page` is for all pages. */
  firstScripts: z
    .array(z.object({ file: z.string().min(1), integrity, page: z.string().optional() }))
    .optional()
    .catch(undefined),
});
export type ReleaseRecord = z.output<typeof releaseRecord>;

/**
 * The record's description of its server bundle, even if the record was forwarded unparsed. Undefined if this release does not understand
 * the description.
 */
export function renderingOf({ server }: { server?: unknown }): ServerRendering | undefined {
  return serverRendering.safeParse(server).data;
}

const loading = releaseRecord.pick({ firstLoads: true, firstScripts: true });

/** The record's first loads and first scripts, even if the record was forwarded unparsed. */
export function loadingOf(record: object): z.output<typeof loading> {
  return loading.parse(record);
}

/** The gateway's answer at /config.json. `overrides`: whether a tab may run development builds from the user's machine. */
export const shellConfig = z.object({
  remotes: z.array(releaseRecord),
  /** An unknown value allows no overrides. */
  overrides: z.literal('loopback').optional().catch(undefined),
});
export type ShellConfig = z.output<typeof shellConfig>;

/** The part of a manifest with the hash of each script, by file name. */
export const scriptHashes = z.record(z.string(), integrity);
export type ScriptHashes = z.output<typeof scriptHashes>;

/** The module that the shell loads from every remote: `./routes`. */
export const exposedModule = 'routes';

/** Whether a shell of `contract` supports a remote that needs the contract `needed`. A shell supports its contract and the previous one. */
export function isContractSupported(contract: number, needed: number): boolean {
  return needed === contract || needed === contract - 1;
}
