import * as v from 'valibot';
import { FREQUENCIES, KINDS, type CrawlSource } from './crawlSource.ts';

const patterns = v.pipe(
  v.string(),
  v.check(
    (text) => linesOf(text).every((line) => /^[/*]\S*$/.test(line)),
    'A pattern is a path such as /blog/* or */print, one a line.',
  ),
);
const number = (most: number, least: number, message: string) =>
  v.pipe(v.nullable(v.number()), v.number(message), v.minValue(least, message), v.maxValue(most, message));

/** What makes the form right. */
export const CRAWL_SCHEMA = v.object({
  kind: v.picklist(KINDS),
  addresses: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter an address such as https://www.example.com/help.')),
  includePatterns: patterns,
  excludePatterns: patterns,
  maxDepth: number(10, 0, 'Follow 0 to 10 links.'),
  maxPages: number(1000, 1, 'Read 1 to 1,000 pages.'),
  respectsRobots: v.boolean(),
  frequency: v.picklist(FREQUENCIES),
});

export type CrawlValues = v.InferInput<typeof CRAWL_SCHEMA>;

/** Lines that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What the form holds at first. */
export function crawlValues(source: CrawlSource | null): CrawlValues {
  return {
    kind: KINDS.find((kind) => kind === source?.kind) ?? 'Site',
    addresses: source?.addresses.join('\n') ?? '',
    includePatterns: source?.includePatterns.join('\n') ?? '',
    excludePatterns: source?.excludePatterns.join('\n') ?? '',
    maxDepth: source?.maxDepth ?? 5,
    maxPages: source?.maxPages ?? 100,
    respectsRobots: source?.respectsRobots ?? true,
    frequency: FREQUENCIES.find((frequency) => frequency === source?.frequency) ?? 'Weekly',
  };
}

/** The rules as the API takes them. */
export const rulesInput = ({
  includePatterns,
  excludePatterns,
  maxDepth,
  maxPages,
  respectsRobots,
  frequency,
}: CrawlValues) => ({
  includePatterns: linesOf(includePatterns),
  excludePatterns: linesOf(excludePatterns),
  maxDepth,
  maxPages,
  respectsRobots,
  frequency,
});

/** All of it. */
export const crawlInput = (values: CrawlValues) => ({
  ...rulesInput(values),
  kind: values.kind,
  addresses: linesOf(values.addresses),
});
