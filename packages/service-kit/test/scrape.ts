/** The samples of a scrape: the value of each `name{labels}`, as written in the text. */
export type Scrape = {
  names: ReadonlySet<string>;
  labels: ReadonlySet<string>;
  valueOf: (series: string) => number | undefined;
};

export async function scrape(url: string): Promise<Scrape> {
  const response = await fetch(url);
  return readScrape(await response.text());
}

export function readScrape(text: string): Scrape {
  const lines = text.split('\n');
  const samples = new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
  // A metric without a series still has a TYPE line.
  const declared = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' ')[2] ?? '');
  const written = [...samples.keys()].map((series) => series.split('{', 1)[0] ?? '');
  const labels = [...samples.keys()].flatMap((series) =>
    [...series.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
  );
  return {
    names: new Set([...declared, ...written]),
    labels: new Set(labels),
    valueOf: (series) => samples.get(series),
  };
}
