/** What the reader makes of a page, as far as it is used here: the parts of its structured data by their types. */
interface Reading {
  jsonld: Record<string, unknown[]>;
}

interface Reader {
  parse: (html: string) => Reading;
}

interface Issue {
  severity: 'ERROR' | 'WARNING';
  issueMessage: string;
  path?: { type?: string | string[]; property?: string }[];
}

interface Validator {
  validate: (reading: Reading) => Promise<Issue[]>;
}

/** What a judge that is not ours says of a page's structured data. */
interface Judgement {
  /** What keeps a page from being shown as a rich result, with its place. */
  faults: string[];
  /** The type of every part that was judged; a part of two types counts twice. */
  types: string[];
}

/**
 * Holds a page's structured data against the rules of Google's rich results, as Adobe's validator knows them. It warns
 * of every optional property that is missing as well: most of them the pages do not show, so that warnings are left out.
 */
export async function judgeStructuredData(html: string): Promise<Judgement> {
  // Both are modules that bring no types.
  const [{ default: WebReader }, { default: RichResults }] = (await Promise.all([
    import('@marbec/web-auto-extractor' as string),
    import('@adobe/structured-data-validator' as string),
  ])) as [{ default: new (options: object) => Reader }, { default: new () => Validator }];
  const reading = new WebReader({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
  const types = Object.entries(reading.jsonld).flatMap(([type, parts]) => parts.map(() => type));
  const issues = await new RichResults().validate(reading);
  const faults = issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path = [] }) => {
      const place = path.map(({ type, property }) => property ?? [type].flat().join(' and ')).join(', ');
      return `${place}: ${issueMessage}`;
    });
  return { faults, types };
}
