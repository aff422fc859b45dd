import * as v from 'valibot';
import { id, language, localisedText, wholeNumber } from './values.ts';

/** From which of the company's content an assistant answers. */
const scope = v.strictObject({
  articles: v.picklist(['All', 'Categories', 'Tags', 'Chosen', 'None']),
  /** Of `Categories`; with the categories beneath them. */
  categoryIds: v.pipe(v.array(id), v.maxLength(200)),
  /** Of `Tags`: any of these. */
  tags: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(60))), v.maxLength(50)),
  /** Of `Chosen`. */
  articleIds: v.pipe(v.array(id), v.maxLength(50, 'Choose at most 50 articles.')),
  documents: v.boolean(),
  webpages: v.boolean(),
});

const neverAnswered = v.strictObject({
  id,
  /**
   * What `topic` is: something a question may be about, words that it may hold in this order, or an expression (RE2) that it
   * may fit. Absent: a topic.
   */
  kind: v.optional(v.picklist(['Topic', 'Phrase', 'Pattern'])),
  topic: v.pipe(v.string(), v.regex(/\S/, 'Enter a topic.'), v.maxLength(200, 'Use at most 200 characters.')),
  /** `Person`: the conversation goes to people at once. Absent: a reply alone. */
  action: v.optional(v.picklist(['Reply', 'Person'])),
  /** Said instead; blank: the refusal. */
  reply: localisedText(300),
});

/** How an assistant answers by itself. */
export const gptSchema = v.strictObject({
  /** Off: people answer everything. */
  isOn: v.boolean(),
  /** `extractive`: ours, which quotes; otherwise the name of a model that the API is configured for. */
  engine: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  /** `Strict`: no sentence without a source. `Balanced`: it may join and reword. `Off`: it may also say what it knows otherwise. */
  ringFence: v.picklist(['Strict', 'Balanced', 'Off']),
  /** What a passage must score to count, from 0 to 1. */
  threshold: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Said where nothing scores as much; blank: our own words. */
  refusal: localisedText(300),
  afterMisses: wholeNumber(1, 5),
  /** What is offered after so many refusals in a row. */
  onMisses: v.picklist(['Person', 'Form', 'Articles', 'Nothing']),
  /** Of `Form`. */
  formTemplateId: v.optional(v.nullable(id)),
  tone: v.picklist(['Warm', 'Neutral', 'Expert']),
  length: v.picklist(['Short', 'Medium', 'Full']),
  showsSources: v.boolean(),
  /** `Numbers`: also where the text rests on them. `List`: beneath the answer alone. */
  sourceStyle: v.picklist(['Numbers', 'List']),
  followUps: v.boolean(),
  /** Where no answer is certain, asks whether one of the nearest was meant instead of saying the refusal. */
  asksBack: v.boolean(),
  neverAnswers: v.pipe(v.array(neverAnswered), v.maxLength(30, 'Use at most 30 topics.')),
  /** For models; ours needs none. */
  instructions: v.pipe(v.string(), v.maxLength(4000, 'Use at most 4,000 characters.')),
  /** Of a model: 0 says the same each time. */
  temperature: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** So many passages a model is given at most. */
  mostPassages: wholeNumber(1, 8),
  /** So many turns of the conversation a model is told: the latest. */
  mostTurns: wholeNumber(0, 20),
  /** The language that a model answers in; null: the visitor's. */
  answersIn: v.nullable(language),
  /** Whether a model may use emoji. */
  usesEmoji: v.boolean(),
  scope,
  /** Said where visitors begin to write, so that nobody takes the assistant for a person. */
  disclosure: localisedText(300),
  /** Whether visitors may ask for a person before, and while, the assistant answers. */
  offersPerson: v.boolean(),
});

export type NeverAnswered = v.InferOutput<typeof neverAnswered>;
export type GptSettings = v.InferOutput<typeof gptSchema>;
