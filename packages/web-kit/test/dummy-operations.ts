import type { Operation } from '@marquee/contracts/operation';
import * as z from 'zod';

const note = z.object({ id: z.string(), text: z.string() });

/** Operations of no real service, because these tests cover the kit independently of any service. */
export const readNote = {
  method: 'get',
  path: '/notes/:id',
  service: 'events',
  actor: 'anyone',
  summary: 'One note',
  params: z.object({ id: z.string() }),
  query: z.object({ version: z.string().optional() }),
  status: 200,
  response: note,
} as const satisfies Operation;

export const listNotes = {
  method: 'get',
  path: '/notes',
  service: 'events',
  actor: 'client',
  summary: 'Notes, newest first',
  query: z.object({ after: z.string().optional() }),
  status: 200,
  response: z.array(note),
  list: true,
} as const satisfies Operation;

export const writeNote = {
  method: 'post',
  path: '/notes',
  service: 'events',
  actor: 'client',
  summary: 'Write a note',
  body: z.object({ text: z.string() }),
  status: 201,
  response: note,
} as const satisfies Operation;

const revisedNote = note.extend({ revision: z.int().optional() });

export const addToNote = {
  method: 'post',
  path: '/notes/:id/lines',
  service: 'events',
  actor: 'client',
  summary: 'Add to a note',
  params: z.object({ id: z.string() }),
  body: z.object({ text: z.string(), revision: z.int().optional() }),
  status: 200,
  response: revisedNote,
} as const satisfies Operation;

export const dropFromNote = {
  method: 'delete',
  path: '/notes/:id/lines',
  service: 'events',
  actor: 'client',
  summary: 'Drop what was added to a note',
  params: z.object({ id: z.string() }),
  query: z.object({ revision: z.string().optional() }),
  status: 200,
  response: revisedNote,
} as const satisfies Operation;

export const dropNotes = {
  method: 'delete',
  path: '/notes',
  service: 'events',
  actor: 'client',
  summary: 'Drop all notes',
  status: 204,
  response: z.undefined(),
} as const satisfies Operation;
