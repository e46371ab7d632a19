import { z } from 'zod';

const homeFor = z.enum(['client', 'provider']).nullable();

/** In the form that browsers compare. */
export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** A page that the remote's server bundle renders from the answer of one public call. */
const serverPage = z.object({
  path: z.string().startsWith('/'),
  /** Path of the operation below /api, as in the contract: `/public/quote/:id`. A GET without a session. */
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

/** What a page of a remote loads as soon as it is opened, so that its document can request it at once. */
const firstLoad = z.object({
  /** Paths of its first reads below /api, with the parameters of the page: `/quotes/:id`. */
  calls: z.array(z.string().startsWith('/')),
  /** The chunk with its code, by the build's name, if it is loaded when the page is opened. */
  chunk: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
});

/**
 * The HTML of a page in its loading state, which a build has written. `file`: relative to the build's folder; its content is a `skeleton`.
 */
const skeletonFile = z.object({
  file: z.string().regex(/^skeletons\/[\w.-]+\.json$/),
  integrity,
});
export type SkeletonFile = z.output<typeof skeletonFile>;

/** A build adds the skeleton. One that this reader does not understand is omitted. */
const builtFirstLoad = firstLoad.extend({ skeleton: skeletonFile.optional().catch(undefined) });
export type FirstLoad = z.output<typeof builtFirstLoad>;

/** A team's declaration in `release.json` beside its package.json. */
export const releaseDeclaration = z.object({
  name: z.string().regex(/^mfe_[a-z]\w*$/, 'must begin with mfe_'),
  /** The team, named when its remote fails. */
  owner: z.string().min(1),
  /** Paths that the shell routes to the remote, in the router's syntax. */
  paths: z.array(z.string().startsWith('/')),
  /** The role whose `/` it shows. */
  homeFor,
  /** The lowest platform contract on which it runs. */
  minContract: z.int(),
  /** By path, as in `paths`. A page without an entry makes its first calls when its code runs. */
  firstLoads: z.record(z.string().startsWith('/'), firstLoad).optional(),
});
export type ReleaseDeclaration = z.output<typeof releaseDeclaration>;

/** `release.json` in a build: the team's declaration, and the build's description of its server bundle and skeletons. */
export const buildDeclaration = releaseDeclaration.extend({
  /** Only if there is a server bundle. One that this reader does not understand is not run. */
  server: serverRendering.optional().catch(undefined),
  /** If this reader does not understand it, pages make their first calls when their code runs. */
  firstLoads: z.record(z.string().startsWith('/'), builtFirstLoad).optional().catch(undefined),
});
export type BuildDeclaration = z.output<typeof buildDeclaration>;

/** Where a remote is and what it serves; a line of /config.json. Switching off and rolling back change only this record. */
export const releaseRecord = buildDeclaration.extend({
  /** An unknown value means no role. */
  homeFor: homeFor.catch(null),
  /** Address of the manifest. */
  entry: z.string().min(1),
  enabled: z.boolean(),
  /** The build's id and its manifest's hash. Absent while a remote is being written. */
  build: z.string().optional(),
  integrity: integrity.optional(),
  /** The scripts that open the remote's pages, as paths from the manifest's folder: for all pages, or only for the one in `page`. */
  firstScripts: z
    .array(z.object({ file: z.string().min(1), integrity, page: z.string().optional() }))
    .optional()
    .catch(undefined),
});
export type ReleaseRecord = z.output<typeof releaseRecord>;

/**
 * The record's description of its server bundle, even if the record was forwarded unread. Undefined: nothing that this reader understands.
 */
export function renderingOf({ server }: { server?: unknown }): ServerRendering | undefined {
  return serverRendering.safeParse(server).data;
}

const loading = releaseRecord.pick({ firstLoads: true, firstScripts: true });

/** The record's first loads, even if the record was forwarded unread. */
export function loadingOf(record: object): z.output<typeof loading> {
  return loading.parse(record);
}

/** The gateway's answer to the shell at /config.json. `overrides`: a tab may run development builds from its own machine. */
export const shellConfig = z.object({
  remotes: z.array(releaseRecord),
  /** An unknown value allows nothing. */
  overrides: z.literal('loopback').optional().catch(undefined),
});
export type ShellConfig = z.output<typeof shellConfig>;

/** In a manifest: the hash of each script, by file name. */
export const scriptHashes = z.record(z.string(), integrity);
export type ScriptHashes = z.output<typeof scriptHashes>;

/** The module that the shell loads from every remote: `./routes`. */
export const exposedModule = 'routes';

/** Whether a shell supports a remote: it keeps its own contract and the previous one. `needed`: the remote's `minContract`. */
export function isContractSupported(contract: number, needed: number): boolean {
  return needed === contract || needed === contract - 1;
}
