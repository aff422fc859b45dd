import * as v from 'valibot';
import { cssProblem } from './cssProblem.ts';
import { gptSchema } from './gptSchema.ts';
import { pages, triggersSchema } from './triggerSchema.ts';
import { overlapsOf } from './spans.ts';
import { colour, id, imagePath, localisedText, language, timeOfDay, wholeNumber } from './values.ts';

/** How the chat looks, and the button that opens it. */
const appearance = v.strictObject({
  title: v.pipe(v.string(), v.regex(/\S/, 'Enter a title.'), v.maxLength(60, 'Use at most 60 characters.')),
  subtitle: localisedText(80),
  avatar: imagePath,
  theme: v.picklist(['Light', 'Dark', 'Auto']),
  mainColour: colour,
  /** Null: a tint of the main colour. */
  visitorBubbleColour: v.nullable(colour),
  /** Of whoever answers. Null: as the theme has it. */
  assistantBubbleColour: v.nullable(colour),
  /** Of the chat, as light or dark as text needs it. Null: as the theme has it. */
  background: v.nullable(colour),
  /** Around the window; without it a line sets it off. */
  hasShadow: v.boolean(),
  font: v.picklist(['Geist', 'System', 'Serif', 'Rounded', 'Mono']),
  /** Of panels, in px. */
  corners: wholeNumber(0, 24),
  /** Behind the greeting of the home page. */
  cover: imagePath,
  /** What a link to the chat shows where it is shared. */
  previewImage: imagePath,
  launcher: v.strictObject({
    icon: v.picklist(['Chat', 'Chats', 'Question', 'Image', 'AnimatedCircle']),
    /** Of the icons `Image` and `AnimatedCircle`. */
    image: imagePath,
    /** Beside the icon; blank: the icon alone. */
    label: localisedText(30),
    /** In px. */
    size: wholeNumber(48, 72),
    side: v.picklist(['Left', 'Right']),
    /** From the window's edges, in px. */
    sideOffset: wholeNumber(0, 200),
    bottomOffset: wholeNumber(0, 200),
    isHiddenOnPhones: v.boolean(),
  }),
  displayMode: v.picklist(['Compact', 'Portrait', 'Fullscreen']),
  /** For what comes while nobody looks; each visitor can turn it off. */
  playsSound: v.boolean(),
  showsBranding: v.boolean(),
  /** What becomes of what visitors write, at the foot of the chat before they have; blank: nothing is said. Addresses are links. */
  privacyNotice: localisedText(280),
  /** Styles of their own, over those of the chat. */
  css: v.pipe(
    v.string(),
    v.maxLength(10_000, 'Use at most 10,000 characters.'),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? cssProblem(dataset.value) : null;
      if (message) addIssue({ message });
    }),
  ),
});

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What runs twice at once is refused where the later of the two begins. */
const officeHours = v.strictObject({
  isOn: v.boolean(),
  timezone: v.pipe(v.string(), v.maxLength(60)),
  days: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({ day: wholeNumber(1, 7), from: timeOfDay, to: timeOfDay }),
        v.forward(
          v.check(({ from, to }) => from !== to, 'Choose another time than the beginning.'),
          ['to'],
        ),
      ),
    ),
    v.maxLength(21, 'Use at most three spans a day.'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [key, earlier] of overlapsOf(dataset.value)) {
        const { day, from, to } = dataset.value[earlier] ?? {};
        const value = dataset.value[key];
        const message = `It overlaps ${DAYS[(day ?? 1) - 1]}, ${from}–${to}.`;
        addIssue({ message, path: [{ type: 'array', origin: 'value', input: dataset.value, key, value }] });
      }
    }),
  ),
  holidays: v.pipe(
    v.array(
      v.strictObject({
        date: v.pipe(v.string(), v.isoDate('Choose a date.')),
        label: v.pipe(v.string(), v.maxLength(60)),
      }),
    ),
    v.maxLength(60, 'Use at most 60 holidays.'),
  ),
});

/** Who shows in the chat, and when they answer. */
const team = v.strictObject({
  shows: v.picklist(['Everybody', 'Selected', 'Nobody']),
  /** In the order in which they show. */
  memberIds: v.pipe(v.array(id), v.maxLength(50)),
  /** Further people are counted. */
  maxFaces: wholeNumber(1, 5),
  officeHours,
  /** `Measured`: what it took in the last seven days. */
  replyTime: v.picklist(['Minutes', 'Hours', 'Day', 'Measured', 'Hidden']),
  onlineText: localisedText(160),
  awayText: localisedText(160),
});

/** For whom a block stands there. `New`: who has not written yet. Without languages: in all; without `pages`: on all. */
export const blockAudience = v.strictObject({
  visitors: v.picklist(['All', 'New', 'Returning']),
  languages: v.array(language),
  pages: v.optional(v.strictObject(pages)),
});

/** Without `shownTo` a block is for everybody. */
const block = { id, isVisible: v.boolean(), shownTo: v.optional(blockAudience) };

const homeBlock = v.variant('type', [
  v.strictObject({ ...block, type: v.literal('Ask'), placeholder: localisedText(80) }),
  v.strictObject({
    ...block,
    type: v.literal('Questions'),
    title: localisedText(60),
    questions: v.pipe(v.array(localisedText(120)), v.maxLength(8)),
  }),
  v.strictObject({ ...block, type: v.literal('GuidedFlows'), title: localisedText(60) }),
  v.strictObject({ ...block, type: v.literal('Form'), title: localisedText(60), formTemplateId: v.nullable(id) }),
  v.strictObject({ ...block, type: v.literal('Conversations'), title: localisedText(60) }),
  v.strictObject({
    ...block,
    type: v.literal('Articles'),
    title: localisedText(60),
    shows: v.picklist(['MostRead', 'Newest', 'Category', 'Chosen']),
    /** Of `Category`; null: none is chosen yet. */
    categoryId: v.nullable(id),
    /** Of `Chosen`, in their order. */
    articleIds: v.optional(v.pipe(v.array(id), v.maxLength(10, 'Choose at most ten articles.'))),
    most: wholeNumber(1, 10),
    /** Whether all articles can be searched there. */
    hasSearch: v.boolean(),
  }),
  v.strictObject({
    ...block,
    type: v.literal('Products'),
    title: localisedText(60),
    /** `Popular`: opened most of late. */
    shows: v.picklist(['Chosen', 'OnSale', 'Popular']),
    /** Of `Chosen`, in their order. */
    productIds: v.pipe(v.array(id), v.maxLength(10, 'Choose at most ten products.')),
    most: wholeNumber(1, 10),
  }),
  v.strictObject({ ...block, type: v.literal('Team'), title: localisedText(60) }),
  v.strictObject({
    ...block,
    type: v.literal('Links'),
    title: localisedText(60),
    links: v.pipe(
      v.array(
        v.strictObject({
          label: localisedText(60),
          url: v.pipe(
            v.string(),
            v.maxLength(2048),
            v.regex(/^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+)?$/i, 'Start it with https://, mailto: or tel:.'),
          ),
        }),
      ),
      v.maxLength(10, 'Use at most ten links.'),
    ),
  }),
  v.strictObject({ ...block, type: v.literal('Text'), title: localisedText(60), text: localisedText(600) }),
]);

const homePage = v.strictObject({
  /**
   * What opens first. `AskFirst`: the visitor chooses whether the assistant or a person answers. `HomeOnly`: there is nothing behind
   * the home page, so that what leads into a chat does not show on it.
   */
  start: v.picklist(['Home', 'Chat', 'AskFirst', 'HomeOnly']),
  greeting: localisedText(280),
  /** A quieter line beneath it, on the home page alone. */
  greetingDetail: localisedText(160),
  blocks: v.pipe(v.array(homeBlock), v.maxLength(20, 'Use at most 20 blocks.')),
});

/** How a flow is offered: a button has the first line alone. */
const offer = v.strictObject({
  type: v.picklist(['Button', 'Card']),
  lineOne: v.pipe(
    v.string(),
    v.regex(/\S/, 'Enter what visitors press.'),
    v.maxLength(60, 'Use at most 60 characters.'),
  ),
  lineTwo: v.pipe(v.string(), v.maxLength(80, 'Use at most 80 characters.')),
  lineThree: v.pipe(v.string(), v.maxLength(80, 'Use at most 80 characters.')),
});

/** Which flows the chat offers, in this order; without `offeredAs` as the flow itself says. */
const guidedFlows = v.strictObject({
  entries: v.pipe(
    v.array(v.strictObject({ guidedFlowId: id, isVisible: v.boolean(), offeredAs: v.optional(offer) })),
    v.maxLength(50),
  ),
});

/** All that can be set on an assistant, as it is versioned. Images are paths of the API, texts are plain. */
export const configSchema = v.strictObject({
  languages: v.strictObject({ default: language, others: v.pipe(v.array(language), v.maxLength(20)) }),
  appearance,
  team,
  homePage,
  guidedFlows,
  gpt: gptSchema,
  triggers: triggersSchema,
});

export type AssistantConfig = v.InferOutput<typeof configSchema>;
export type Appearance = AssistantConfig['appearance'];
export type BlockAudience = v.InferOutput<typeof blockAudience>;
export type ArticlesBlock = Extract<HomeBlock, { type: 'Articles' }>;
export type ProductsBlock = Extract<HomeBlock, { type: 'Products' }>;
export type HomeBlock = v.InferOutput<typeof homeBlock>;
export type FlowOffer = v.InferOutput<typeof offer>;
export type OfficeHours = v.InferOutput<typeof officeHours>;
