import * as v from 'valibot';
import type { ArticleDisplay, LinkTarget, NodeData, Priority, TeamDetail } from './flow.ts';

export const LINK_TARGETS = ['NewTab', 'SameTab', 'Popup'] as const satisfies readonly LinkTarget[];
export const PRIORITIES = ['None', 'Low', 'Medium', 'High', 'Urgent'] as const satisfies readonly Priority[];
export const TEAM_DETAILS = ['Avatar', 'Title', 'Bio', 'Contact'] as const satisfies readonly TeamDetail[];
export const ARTICLE_DISPLAYS = ['Summary', 'Full'] as const satisfies readonly ArticleDisplay[];
export const UTM_FIELDS = ['source', 'medium', 'campaign', 'term', 'content'] as const;

export const MOST_IMAGES = 4;
export const LONGEST_DELAY_MS = 10_000;
export const MOST_ANSWERS = 20;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most, `Use at most ${most} characters.`));
const px = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

const image = v.object({
  path: v.pipe(v.string(), v.regex(/^\/assistants\/article-picture\/[\w-]{1,64}$/, 'Upload the picture again.')),
  alt: text(200),
  width: px,
  height: px,
});

const parameter = v.optional(text(100));

/** The fields that a node may have beside those that it must have, by its kind. */
export const STEP_OPTIONS = {
  Text: {
    images: v.optional(v.pipe(v.array(image), v.maxLength(MOST_IMAGES, `Use at most ${MOST_IMAGES} images.`))),
    delayMs: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_DELAY_MS, 'Wait at most 10 seconds.')),
    ),
  },
  Link: {
    utm: v.optional(
      v.object({ source: parameter, medium: parameter, campaign: parameter, term: parameter, content: parameter }),
    ),
  },
  Handoff: {
    priority: v.optional(v.picklist(PRIORITIES)),
    collectEmail: v.optional(v.boolean()),
    outOfHours: v.optional(
      v.variant('kind', [
        v.object({ kind: v.literal('Message'), message: text(2000) }),
        v.object({ kind: v.literal('Form'), formTemplateId: v.nullable(text(64)) }),
      ]),
    ),
  },
  Team: { show: v.optional(v.array(v.picklist(TEAM_DETAILS))) },
  QuestioningArticles: {
    maxAnswers: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ANSWERS, `Use at most ${MOST_ANSWERS} answers.`)),
    ),
    allowGpt: v.optional(v.boolean()),
  },
  TextArticle: { display: v.optional(v.picklist(ARTICLE_DISPLAYS)) },
} as const;

type WithOptions = keyof typeof STEP_OPTIONS;
type OptionsOf<Type extends WithOptions> = Pick<
  NodeData[Type],
  keyof NodeData[Type] & keyof (typeof STEP_OPTIONS)[Type]
>;

/** Those of the fields that `data` has and that make sense; others are as if they had never been set. */
export function readOptions<Type extends WithOptions>(
  type: Type,
  data: { readonly [field: string]: unknown },
): OptionsOf<Type> {
  const found: { [field: string]: unknown } = {};
  for (const [field, schema] of Object.entries(STEP_OPTIONS[type])) {
    if (data[field] === undefined || data[field] === null) continue;
    const { success, output } = v.safeParse(schema, data[field]);
    if (success) found[field] = output;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each was checked by the schema of its name
  return found as OptionsOf<Type>;
}

/** What holds where a field is left out. */
export const OPTION_DEFAULTS = {
  delayMs: 0,
  priority: 'None',
  collectEmail: false,
  show: ['Avatar'],
  allowGpt: true,
  display: 'Summary',
} as const satisfies {
  delayMs: number;
  priority: Priority;
  collectEmail: boolean;
  show: readonly TeamDetail[];
  allowGpt: boolean;
  display: ArticleDisplay;
};

/** The data of a node without the fields that are at their default. */
export function withoutDefaults<Data extends object>(data: Data): Data {
  const kept = Object.entries(data).filter(([field, value]: [string, unknown]) => !isDefault(field, value));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only optional fields are left out
  return Object.fromEntries(kept) as Data;
}

function isDefault(field: string, value: unknown): boolean {
  if (value === undefined) return true;
  if (field === 'images') return Array.isArray(value) && value.length === 0;
  if (field === 'utm') return typeof value === 'object' && value !== null && Object.values(value).every((one) => !one);
  return (
    Object.hasOwn(OPTION_DEFAULTS, field) &&
    JSON.stringify(Reflect.get(OPTION_DEFAULTS, field)) === JSON.stringify(value)
  );
}
