import * as v from 'valibot';
import { id, language, localisedText, timeOfDay, wholeNumber } from './values.ts';

const seconds = wholeNumber(0, 3600);
const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, `Use at most ${most} characters.`));
const selector = v.pipe(line(200), v.nonEmpty('Enter a CSS selector.'));
const condition = { id };

/** What must be so for a trigger to fire. Times on a page count only while its tab is seen. */
export const triggerCondition = v.variant('type', [
  v.strictObject({ ...condition, type: v.literal('SecondsOnPage'), seconds }),
  v.strictObject({ ...condition, type: v.literal('SecondsOnSite'), seconds }),
  v.strictObject({ ...condition, type: v.literal('PagesViewed'), atLeast: wholeNumber(1, 100) }),
  v.strictObject({ ...condition, type: v.literal('Visit'), is: v.picklist(['First', 'Returning']) }),
  v.strictObject({ ...condition, type: v.literal('ScrollPercent'), atLeast: wholeNumber(1, 100) }),
  v.strictObject({ ...condition, type: v.literal('ElementSeen'), selector }),
  v.strictObject({ ...condition, type: v.literal('Click'), selector }),
  v.strictObject({ ...condition, type: v.literal('ExitIntent'), onPhones: v.boolean() }),
  v.strictObject({ ...condition, type: v.literal('Idle'), seconds }),
  v.strictObject({
    ...condition,
    type: v.literal('Event'),
    name: v.pipe(line(80), v.nonEmpty('Enter the name of the event.')),
  }),
  /** As the site tells of it; its currency is the site's. */
  v.strictObject({
    ...condition,
    type: v.literal('Cart'),
    of: v.picklist(['Total', 'Items']),
    atLeast: wholeNumber(0, 1_000_000),
  }),
  /** Something was entered in a form of the page, and then nothing more, nor was it sent. */
  v.strictObject({ ...condition, type: v.literal('FormAbandoned'), selector, seconds }),
  v.strictObject({
    ...condition,
    type: v.literal('Referrer'),
    contains: v.pipe(line(200), v.nonEmpty('Enter a part of the address.')),
  }),
  v.strictObject({
    ...condition,
    type: v.literal('Utm'),
    key: v.picklist(['source', 'medium', 'campaign', 'term', 'content']),
    equals: line(200),
  }),
  v.strictObject({
    ...condition,
    type: v.literal('Attribute'),
    name: v.pipe(line(80), v.nonEmpty('Enter the name of the attribute.')),
    operator: v.picklist(['Is', 'IsNot', 'Contains', 'AtLeast', 'AtMost']),
    value: line(200),
  }),
  v.strictObject({ ...condition, type: v.literal('OfficeHours'), is: v.picklist(['Inside', 'Outside']) }),
  v.strictObject({ ...condition, type: v.literal('AgentsOnline'), is: v.boolean() }),
]);

/** A glob over host and path, `shop.example/boots/*`, or over the path alone, `/boots/*`; with `?` or `#`, also over those. */
const pattern = v.pipe(line(300), v.nonEmpty('Enter an address or a pattern.'));

/** On which pages of a site; none: on all. `exclude` wins. */
export const pages = {
  include: v.pipe(v.array(pattern), v.maxLength(50)),
  exclude: v.pipe(v.array(pattern), v.maxLength(50)),
};

const withinDays = wholeNumber(1, 30);

/** What a visitor does, so many days after they might first have seen the trigger at most, for it to have been worth it. */
export const goalSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('Event'),
    name: v.pipe(line(80), v.nonEmpty('Enter the name of the event.')),
    withinDays,
  }),
  v.strictObject({ type: v.literal('Page'), pattern, withinDays }),
]);

export const triggerSchema = v.strictObject({
  id,
  name: v.pipe(line(80), v.nonEmpty('Enter a name.')),
  isEnabled: v.boolean(),
  match: v.picklist(['All', 'Any']),
  conditions: v.pipe(v.array(triggerCondition), v.maxLength(20)),
  ...pages,
  /** Null: always. Dates are days, both included. */
  schedule: v.nullable(
    v.strictObject({
      timezone: v.pipe(v.string(), v.maxLength(60)),
      days: v.pipe(v.array(wholeNumber(1, 7)), v.maxLength(7)),
      from: timeOfDay,
      to: timeOfDay,
      startDate: v.nullable(v.pipe(v.string(), v.isoDate('Choose a date.'))),
      endDate: v.nullable(v.pipe(v.string(), v.isoDate('Choose a date.'))),
    }),
  ),
  audience: v.strictObject({
    /** Of visitors, always the same ones. The others are held out, for the goal to be compared. */
    samplePercent: wholeNumber(1, 100),
    devices: v.array(v.picklist(['Desktop', 'Phone'])),
    /** None: all. */
    languages: v.array(language),
    visitors: v.picklist(['All', 'Known', 'Unknown']),
  }),
  action: v.variant('type', [
    v.strictObject({ type: v.literal('Message'), text: localisedText(280), delaySeconds: wholeNumber(0, 600) }),
    v.strictObject({ type: v.literal('Banner'), text: localisedText(160), delaySeconds: wholeNumber(0, 600) }),
    v.strictObject({ type: v.literal('Badge'), delaySeconds: wholeNumber(0, 600) }),
    v.strictObject({ type: v.literal('Open'), page: v.picklist(['Home', 'Chat']), delaySeconds: wholeNumber(0, 600) }),
    /** Null: none is chosen yet. */
    v.strictObject({ type: v.literal('Flow'), guidedFlowId: v.nullable(id), delaySeconds: wholeNumber(0, 600) }),
    v.strictObject({ type: v.literal('Form'), formTemplateId: v.nullable(id), delaySeconds: wholeNumber(0, 600) }),
    v.strictObject({ type: v.literal('Article'), articleId: v.nullable(id), delaySeconds: wholeNumber(0, 600) }),
  ]),
  frequency: v.strictObject({
    most: wholeNumber(1, 100),
    per: v.picklist(['Session', 'Day', 'Ever']),
    /** Between any two times, in minutes; absent: none of its own. */
    pauseMinutes: v.optional(wholeNumber(0, 10_080)),
    stopAfter: v.picklist(['Never', 'Close', 'Reply', 'Goal']),
  }),
  /** Absent: nothing is looked for. */
  goal: v.optional(goalSchema),
});

/** In order of priority: the first that may fire does. */
export const triggersSchema = v.strictObject({
  items: v.pipe(v.array(triggerSchema), v.maxLength(50, 'Use at most 50 triggers.')),
  /** Between any two, in minutes. */
  cooldownMinutes: wholeNumber(0, 10_080),
  mostPerDay: wholeNumber(1, 50),
  /** Whoever closed the chat is left alone until their next visit. */
  closedStaysClosed: v.boolean(),
});

export type Trigger = v.InferOutput<typeof triggerSchema>;
export type TriggerCondition = v.InferOutput<typeof triggerCondition>;
export type TriggerGoal = v.InferOutput<typeof goalSchema>;
export type TriggerAction = Trigger['action'];
export type Triggers = v.InferOutput<typeof triggersSchema>;
