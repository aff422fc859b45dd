import { localTime } from './localTime.ts';
import { spanDate } from './spans.ts';
import { decidePage, type PageDecision } from './pagePattern.ts';
import type { Trigger, TriggerCondition, Triggers } from './triggerSchema.ts';

/** What is so at this moment, on this page, for this visitor. */
export type TriggerFacts = {
  /** In milliseconds since 1970. */
  now: number;
  url: string;
  /** While the tab was seen; so are those on the site. */
  secondsOnPage: number;
  secondsOnSite: number;
  pagesViewed: number;
  /** 1: the first. */
  visitNumber: number;
  maxScrollPercent: number;
  /** The selectors, among those of the conditions, of what has been in view, or been clicked, on this page. */
  elementsSeen: readonly string[];
  clicked: readonly string[];
  /** Whether the visitor has been about to leave this page. */
  exitIntent: boolean;
  idleSeconds: number;
  /** The names of those tracked on this page. */
  events: readonly string[];
  /** By the selectors of the conditions, the forms of this page that were begun and not sent: for how long nothing was entered. */
  formsBegun: Readonly<Record<string, number>>;
  /** Null: the site has told of none. */
  cart: { total: number; items: number } | null;
  referrer: string;
  utm: Readonly<Partial<Record<UtmKey, string>>>;
  attributes: Readonly<Record<string, string | number | boolean>>;
  isKnown: boolean;
  device: 'Desktop' | 'Phone';
  /** In which the chat speaks to them. */
  language: string;
  isInOfficeHours: boolean;
  isAgentOnline: boolean;
  /** Of the visitor, always the same. */
  sampleKey: string;
};

export type UtmKey = Extract<TriggerCondition, { type: 'Utm' }>['key'];

/** What has fired before. */
export type TriggerHistory = {
  /** By the trigger's id. */
  triggers: Readonly<Record<string, TriggerRecord>>;
  /** Of all triggers. */
  firesToday: number;
  lastFireAt: number | null;
  /** Whether the visitor closed the chat, or what a trigger showed, in this visit. */
  isClosed: boolean;
  /** Whether the chat is open, or something that a trigger showed: one at a time. */
  isShowing: boolean;
};

/**
 * How often it fired, and when last (null: never, or that is not known). `isClosed`, `isReplied`, `isGoalReached`: whether the
 * visitor ever closed what it showed, answered it, or did what its goal says.
 */
export type TriggerRecord = {
  session: number;
  day: number;
  ever: number;
  lastAt: number | null;
  isClosed: boolean;
  isReplied: boolean;
  isGoalReached: boolean;
};

/** One thing that had to be so for a trigger to fire, whether it was, and the values compared. */
export type TriggerReason = { holds: boolean } & (
  | { rule: 'Enabled' }
  | { rule: 'Page'; decision: PageDecision }
  | { rule: 'Schedule'; actual: string }
  | { rule: 'Device'; actual: TriggerFacts['device'] }
  | { rule: 'Language'; actual: string }
  | { rule: 'Visitors'; actual: 'Known' | 'Unknown' }
  | { rule: 'Sample'; actual: number; percent: number }
  | { rule: 'Condition'; condition: TriggerCondition; actual: FactValue }
  | { rule: 'Conditions'; match: Trigger['match'] }
  | { rule: 'Frequency'; actual: number; most: number; per: Trigger['frequency']['per'] }
  | { rule: 'Pause'; minutesLeft: number }
  | { rule: 'StopAfter'; after: Trigger['frequency']['stopAfter'] }
  | { rule: 'Showing' }
  | { rule: 'Closed' }
  | { rule: 'Cooldown'; minutesLeft: number }
  | { rule: 'MostPerDay'; actual: number; most: number }
);

/** Null: there is no such thing at this visitor. */
export type FactValue = string | number | boolean | null;

export type TriggerVerdict = { trigger: Trigger; mayFire: boolean; reasons: TriggerReason[] };
/** `heldOut`: those that would have fired, but that this visitor is kept from, to compare with. */
export type TriggerEvaluation = { fires: Trigger | null; heldOut: Trigger[]; verdicts: TriggerVerdict[] };

/** Which trigger fires: the first, in order, for which all holds. Each says why it may fire, or why not. */
export function evaluateTriggers(triggers: Triggers, facts: TriggerFacts, history: TriggerHistory): TriggerEvaluation {
  const shared = sharedReasons(triggers, facts, history);
  const verdicts = triggers.items.map((trigger) => {
    const reasons = [...ownReasons(trigger, facts, history), ...shared];
    // With `Any`, single conditions need not hold: `Conditions` says whether enough of them do.
    const mayFire = reasons.every(({ rule, holds }) => holds || rule === 'Condition');
    return { trigger, mayFire, reasons };
  });
  const first = verdicts.findIndex(({ mayFire }) => mayFire);
  const ahead = first < 0 ? verdicts : verdicts.slice(0, first);
  return {
    fires: verdicts[first]?.trigger ?? null,
    heldOut: ahead.filter(isHeldOut).map(({ trigger }) => trigger),
    verdicts,
  };
}

/** Whether nothing is in the way but that the visitor is not in its share. */
const isHeldOut = ({ reasons }: TriggerVerdict) =>
  reasons.every(({ rule, holds }) => holds === (rule !== 'Sample') || rule === 'Condition');

const NONE: TriggerRecord = {
  session: 0,
  day: 0,
  ever: 0,
  lastAt: null,
  isClosed: false,
  isReplied: false,
  isGoalReached: false,
};

function ownReasons(trigger: Trigger, facts: TriggerFacts, history: TriggerHistory): TriggerReason[] {
  const { audience, frequency, schedule, match } = trigger;
  const record = history.triggers[trigger.id] ?? NONE;
  const decision = decidePage(facts.url, trigger);
  const visitors = facts.isKnown ? 'Known' : 'Unknown';
  const sample = sampleOf(facts.sampleKey, trigger.id);
  const conditions = trigger.conditions.map((condition) => checkCondition(condition, facts));
  const fired = record[FIRES[frequency.per]];
  const reasons: TriggerReason[] = [
    { rule: 'Enabled', holds: trigger.isEnabled },
    { rule: 'Page', holds: decision.isIncluded, decision },
    { rule: 'Device', holds: audience.devices.includes(facts.device), actual: facts.device },
    { rule: 'Language', holds: isSpoken(facts.language, audience.languages), actual: facts.language },
    { rule: 'Visitors', holds: audience.visitors === 'All' || audience.visitors === visitors, actual: visitors },
    { rule: 'Sample', holds: sample < audience.samplePercent, actual: sample, percent: audience.samplePercent },
    ...conditions,
    {
      rule: 'Conditions',
      holds: match === 'All' ? conditions.every(({ holds }) => holds) : conditions.some(({ holds }) => holds),
      match,
    },
    { rule: 'Frequency', holds: fired < frequency.most, actual: fired, most: frequency.most, per: frequency.per },
    { rule: 'StopAfter', holds: !isStopped(frequency.stopAfter, record), after: frequency.stopAfter },
  ];
  if (frequency.pauseMinutes) {
    const minutesLeft = pauseLeft(frequency.pauseMinutes, record.lastAt, facts.now);
    reasons.push({ rule: 'Pause', holds: minutesLeft === 0, minutesLeft });
  }
  if (schedule) {
    const local = localTime(facts.now, schedule.timezone);
    reasons.splice(2, 0, {
      rule: 'Schedule',
      holds: schedule.days.some((day) => {
        const date = spanDate({ day, from: schedule.from, to: schedule.to }, local);
        return date !== null && (schedule.startDate ?? '') <= date && date <= (schedule.endDate ?? '9999');
      }),
      actual: `${local.date} ${local.time}`,
    });
  }
  return reasons;
}

const FIRES = { Session: 'session', Day: 'day', Ever: 'ever' } as const;

const isStopped = (after: Trigger['frequency']['stopAfter'], record: TriggerRecord) =>
  after !== 'Never' && record[STOPPED_BY[after]];

const STOPPED_BY = { Close: 'isClosed', Reply: 'isReplied', Goal: 'isGoalReached' } as const;

/** How many minutes of a pause are left; a part of one counts whole. */
const pauseLeft = (minutes: number, lastAt: number | null, now: number): number =>
  lastAt === null ? 0 : Math.max(0, minutes - Math.floor((now - lastAt) / 60_000));

function sharedReasons(triggers: Triggers, { now }: TriggerFacts, history: TriggerHistory): TriggerReason[] {
  const { lastFireAt, firesToday } = history;
  const minutesLeft = pauseLeft(triggers.cooldownMinutes, lastFireAt, now);
  return [
    { rule: 'Showing', holds: !history.isShowing },
    { rule: 'Closed', holds: !(triggers.closedStaysClosed && history.isClosed) },
    { rule: 'Cooldown', holds: minutesLeft === 0, minutesLeft },
    { rule: 'MostPerDay', holds: firesToday < triggers.mostPerDay, actual: firesToday, most: triggers.mostPerDay },
  ];
}

/** `de-AT` is spoken where `de` or `de-AT` is. */
const isSpoken = (language: string, among: readonly string[]) =>
  among.length === 0 || among.some((tag) => tag === language || language.startsWith(`${tag}-`));

function checkCondition(condition: TriggerCondition, facts: TriggerFacts): TriggerReason & { rule: 'Condition' } {
  const actual = factOf(condition, facts);
  return { rule: 'Condition', holds: isMet(condition, actual, facts), condition, actual };
}

function factOf(condition: TriggerCondition, facts: TriggerFacts): FactValue {
  switch (condition.type) {
    case 'SecondsOnPage':
      return facts.secondsOnPage;
    case 'SecondsOnSite':
      return facts.secondsOnSite;
    case 'PagesViewed':
      return facts.pagesViewed;
    case 'Visit':
      return facts.visitNumber;
    case 'ScrollPercent':
      return facts.maxScrollPercent;
    case 'ElementSeen':
      return facts.elementsSeen.includes(condition.selector);
    case 'Click':
      return facts.clicked.includes(condition.selector);
    case 'ExitIntent':
      return facts.exitIntent;
    case 'Idle':
      return facts.idleSeconds;
    case 'Event':
      return facts.events.includes(condition.name);
    case 'Cart':
      return facts.cart && (condition.of === 'Total' ? facts.cart.total : facts.cart.items);
    case 'FormAbandoned':
      return Object.hasOwn(facts.formsBegun, condition.selector)
        ? (facts.formsBegun[condition.selector] ?? null)
        : null;
    case 'Referrer':
      return facts.referrer;
    case 'Utm':
      return facts.utm[condition.key] ?? null;
    case 'Attribute':
      return Object.hasOwn(facts.attributes, condition.name) ? (facts.attributes[condition.name] ?? null) : null;
    case 'OfficeHours':
      return facts.isInOfficeHours;
    case 'AgentsOnline':
      return facts.isAgentOnline;
    default:
      return condition satisfies never;
  }
}

function isMet(condition: TriggerCondition, actual: FactValue, { device }: TriggerFacts): boolean {
  switch (condition.type) {
    case 'SecondsOnPage':
    case 'SecondsOnSite':
    case 'Idle':
      return Number(actual) >= condition.seconds;
    case 'PagesViewed':
    case 'ScrollPercent':
      return Number(actual) >= condition.atLeast;
    case 'Cart':
      return actual !== null && Number(actual) >= condition.atLeast;
    case 'FormAbandoned':
      return actual !== null && Number(actual) >= condition.seconds;
    case 'Visit':
      return Number(actual) > 1 === (condition.is === 'Returning');
    case 'ExitIntent':
      return actual === true && (device === 'Desktop' || condition.onPhones);
    case 'Referrer':
      return String(actual).toLowerCase().includes(condition.contains.toLowerCase());
    case 'Utm':
      return actual !== null && String(actual).toLowerCase() === condition.equals.toLowerCase();
    case 'Attribute':
      return isAttributeMet(condition, actual);
    case 'OfficeHours':
      return actual === (condition.is === 'Inside');
    case 'AgentsOnline':
      return actual === condition.is;
    case 'ElementSeen':
    case 'Click':
    case 'Event':
      return actual === true;
    default:
      return condition satisfies never;
  }
}

/** An attribute that the visitor does not have only `IsNot`. */
function isAttributeMet(
  { operator, value }: Extract<TriggerCondition, { type: 'Attribute' }>,
  actual: FactValue,
): boolean {
  if (actual === null) return operator === 'IsNot';
  const [text, wanted] = [String(actual).toLowerCase(), value.toLowerCase()];
  if (operator === 'Is') return text === wanted;
  if (operator === 'IsNot') return text !== wanted;
  if (operator === 'Contains') return text.includes(wanted);
  // Text without a number in it, the blank one included, is neither more nor less.
  const [number, bound] = [text.trim() === '' ? NaN : Number(text), value.trim() === '' ? NaN : Number(value)];
  return operator === 'AtLeast' ? number >= bound : number <= bound;
}

/** From 0 to 99: always the same for a visitor and a trigger, and independent from one trigger to another. */
export function sampleOf(sampleKey: string, triggerId: string): number {
  let hash = 2_166_136_261;
  for (const character of `${sampleKey}:${triggerId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}
