import * as v from 'valibot';

/*
 * What the chat shows of an assistant's configuration. The API has checked it when it was saved; here an unknown choice or block,
 * of an API that is newer than this page, falls back to what every chat can show.
 */

const text = v.record(v.string(), v.string());
const choice = <const T extends string>(options: readonly [T, ...T[]]) => v.fallback(v.picklist(options), options[0]);

const appearanceSchema = v.object({
  subtitle: text,
  theme: choice(['Auto', 'Light', 'Dark']),
  mainColour: v.string(),
  visitorBubbleColour: v.nullable(v.string()),
  assistantBubbleColour: v.nullish(v.string()),
  background: v.nullish(v.string()),
  font: choice(['Geist', 'System', 'Serif', 'Rounded', 'Mono']),
  corners: v.number(),
  cover: v.nullable(v.string()),
  playsSound: v.optional(v.boolean(), true),
  showsBranding: v.boolean(),
  privacyNotice: v.optional(text, {}),
  css: v.optional(v.string(), ''),
});

const patterns = v.array(v.string());
const shownTo = v.optional(
  v.object({
    visitors: choice(['All', 'New', 'Returning']),
    languages: v.array(v.string()),
    pages: v.optional(v.object({ include: patterns, exclude: patterns })),
  }),
);
const block = { id: v.string(), shownTo, title: text };

const blockSchema = v.variant('type', [
  v.object({ id: v.string(), shownTo, type: v.literal('Ask'), placeholder: text }),
  v.object({ ...block, type: v.literal('Questions'), questions: v.array(text) }),
  v.object({ ...block, type: v.literal('Conversations') }),
  v.object({ ...block, type: v.literal('GuidedFlows') }),
  v.object({ ...block, type: v.literal('Form'), formTemplateId: v.nullable(v.string()) }),
  v.object({ ...block, type: v.literal('Articles'), hasSearch: v.boolean() }),
  v.object({ ...block, type: v.literal('Products') }),
  v.object({ ...block, type: v.literal('Team') }),
  v.object({ ...block, type: v.literal('Links'), links: v.array(v.object({ label: text, url: v.string() })) }),
  v.object({ ...block, type: v.literal('Text'), text }),
]);

const knownBlocks = v.pipe(
  v.array(v.fallback(v.nullable(blockSchema), null)),
  v.transform((blocks) => blocks.filter((one) => one !== null)),
);

export const chatConfigSchema = v.object({
  languages: v.object({ default: v.string(), others: v.array(v.string()) }),
  appearance: appearanceSchema,
  team: v.object({
    maxFaces: v.optional(v.number(), 3),
    replyTime: choice(['Hidden', 'Minutes', 'Hours', 'Day', 'Measured']),
    onlineText: text,
    awayText: text,
  }),
  homePage: v.object({
    start: choice(['Home', 'Chat', 'AskFirst', 'HomeOnly']),
    greeting: text,
    greetingDetail: v.optional(text, {}),
    blocks: knownBlocks,
  }),
  gpt: v.object({
    disclosure: text,
    isOn: v.boolean(),
    showsSources: v.boolean(),
    sourceStyle: choice(['Numbers', 'List']),
    offersPerson: v.boolean(),
  }),
});

export type ChatConfig = v.InferOutput<typeof chatConfigSchema>;
export type Appearance = v.InferOutput<typeof appearanceSchema>;
export type HomeBlock = v.InferOutput<typeof blockSchema>;
