import { z } from 'zod';

const homeFor = z.enum(['client', 'provider']).nullable();

/** As browsers compare it. */
export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** A page that the remote's server bundle renders from the answer of one public call. */
const serverPage = z.object({
  path: z.string().startsWith('/'),
  /** Path of the operation below /api, as the contract writes it: `/public/quote/:id`. A GET that needs no session. */
  call: z.string().startsWith('/public/'),
  /** The query parameter of the page that fills each parameter of the call: `{ "id": "quote" }`. */
  params: z.record(z.string(), z.string()),
});
export type ServerPage = z.output<typeof serverPage>;

/** What the build of a remote says of its server bundle. */
export const serverRendering = z.object({
  /** File of the bundle, from the folder of the build. */
  bundle: z.string().regex(/^server\/[\w.-]+\.mjs$/),
  integrity,
  pages: z.array(serverPage),
});
export type ServerRendering = z.output<typeof serverRendering>;

/** What a page of a remote needs as soon as it is opened, so that its document can ask for it at once. */
const firstLoad = z.object({
  /** Paths of its first reads below /api, with the parameters of the page: `/quotes/:id`. */
  calls: z.array(z.string().startsWith('/')),
  /** The chunk with its code, as the build names it, where that is loaded when the page is opened. */
  chunk: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
});

/** The HTML that a build has written of a page in its waiting state. `file`: from the folder of the build; its content is a `skeleton`. */
const skeletonFile = z.object({
  file: z.string().regex(/^skeletons\/[\w.-]+\.json$/),
  integrity,
});
export type SkeletonFile = z.output<typeof skeletonFile>;

/** A build adds the skeleton. One that this reader does not understand is not shown. */
const builtFirstLoad = firstLoad.extend({ skeleton: skeletonFile.optional().catch(undefined) });
export type FirstLoad = z.output<typeof builtFirstLoad>;

/** What a team declares in `release.json` beside its package.json. */
export const releaseDeclaration = z.object({
  name: z.string().regex(/^mfe_[a-z]\w*$/, 'must begin with mfe_'),
  /** The team, named when its remote fails. */
  owner: z.string().min(1),
  /** Paths the shell hands over, as the router writes them. */
  paths: z.array(z.string().startsWith('/')),
  /** The role whose `/` it shows. */
  homeFor,
  /** The lowest contract of the platform package it runs on. */
  minContract: z.int(),
  /** By path, as in `paths`. A page without an entry makes its first calls when its code runs. */
  firstLoads: z.record(z.string().startsWith('/'), firstLoad).optional(),
});
export type ReleaseDeclaration = z.output<typeof releaseDeclaration>;

/** `release.json` in a build: what the team declares, and what the build says of its server bundle and its skeletons. */
export const buildDeclaration = releaseDeclaration.extend({
  /** Only where there is such a bundle. One that this reader does not understand is not run. */
  server: serverRendering.optional().catch(undefined),
  /** What this reader does not understand is loaded when the code runs. */
  firstLoads: z.record(z.string().startsWith('/'), builtFirstLoad).optional().catch(undefined),
});
export type BuildDeclaration = z.output<typeof buildDeclaration>;

/** Where a remote is and what it serves; a line of /config.json. Switching off and rolling back are changes of it alone. */
export const releaseRecord = buildDeclaration.extend({
  /** One that this reader does not know yet is nobody's. */
  homeFor: homeFor.catch(null),
  /** Address of the manifest. */
  entry: z.string().min(1),
  enabled: z.boolean(),
  /** Which build that is, and what its manifest hashes to. Not there while a remote is being written. */
  build: z.string().optional(),
  integrity: integrity.optional(),
  /** The scripts that open the remote's pages, as paths from the manifest's folder: all of them, or the one in `page` alone. */
  firstScripts: z
    .array(z.object({ file: z.string().min(1), integrity, page: z.string().optional() }))
    .optional()
    .catch(undefined),
});
export type ReleaseRecord = z.output<typeof releaseRecord>;

/** What a record says of its server bundle, also one that was passed on unread. Undefined: nothing that this reader understands. */
export function renderingOf({ server }: { server?: unknown }): ServerRendering | undefined {
  return serverRendering.safeParse(server).data;
}

const loading = releaseRecord.pick({ firstLoads: true, firstScripts: true });

/** What a record says of first loads, also one that was passed on unread. */
export function loadingOf(record: object): z.output<typeof loading> {
  return loading.parse(record);
}

/** What the gateway tells the shell at /config.json. `overrides`: a tab may run development builds of the machine it is open on. */
export const shellConfig = z.object({
  remotes: z.array(releaseRecord),
  /** A word that this reader does not know yet allows nothing. */
  overrides: z.literal('loopback').optional().catch(undefined),
});
export type ShellConfig = z.output<typeof shellConfig>;

/** In a manifest: what each of its scripts hashes to, by its file's name. */
export const scriptHashes = z.record(z.string(), integrity);
export type ScriptHashes = z.output<typeof scriptHashes>;

/** What the shell asks every remote for: `./routes`. */
export const exposedModule = 'routes';

/** A shell keeps its own contract and what the one before promised. `needed`: a remote's `minContract`. */
export function keepsContract(contract: number, needed: number): boolean {
  return needed === contract || needed === contract - 1;
}
