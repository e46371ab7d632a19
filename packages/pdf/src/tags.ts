/** A part of the document for screen readers (PDF/UA). Words without a tag and rules are artifacts, which screen readers skip. */
export type Tag = { role: Role; scope?: 'Column' | 'Row'; children: readonly Tag[] };

export type Role = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

export function tag(role: Role, children: readonly Tag[] = []): Tag {
  return { role, children };
}

/** The tag of a header cell for the cells of its column or row. */
export function headTag(scope: 'Column' | 'Row'): Tag {
  return { role: 'TH', scope, children: [] };
}
