import type { Operation } from '@marquee/contracts/operation';

/** A response with a file to download; the file name states that the file is mocked. */
export function mockedFile({ path }: Operation, mediaType: string, content: unknown): Response {
  const [, kind = 'txt'] = mediaType.split('/');
  const [, resource = 'file'] = path.split('/');
  return new Response(String(content), {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="mocked-${resource}.${kind}"`,
    },
  });
}

/** The content of a file for which no scene exists. */
export function mockedContent(mediaType: string): string {
  return mediaType === 'application/pdf' ? onePage : `Mocked\r\n`;
}

/** A minimal PDF that viewers can open: one blank page. */
const onePage = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');
