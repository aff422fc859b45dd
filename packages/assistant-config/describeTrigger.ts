import type { TriggerReason, TriggerVerdict } from './evaluateTriggers.ts';
import type { Trigger, TriggerCondition, TriggerGoal } from './triggerSchema.ts';

/** Why a trigger fires, or does not, in a sentence. `fires`: the one that does. */
export function describeVerdict({ trigger, mayFire, reasons }: TriggerVerdict, fires: Trigger | null): string {
  if (mayFire && fires && fires.id !== trigger.id) return `Does not fire: “${fires.name}” comes first.`;
  const told = reasons.filter((reason) => (mayFire ? isTelling(reason) : isInTheWay(reason, trigger)));
  const why = told.map(describeReason).join('; ');
  if (!mayFire) return `Does not fire: ${why}.`;
  return why === '' ? 'Fires: nothing has to be so for it.' : `Fires because ${why}.`;
}

/** Among reasons that hold, those that somebody has set. */
const isTelling = (reason: TriggerReason) =>
  reason.holds &&
  (reason.rule === 'Condition' ||
    reason.rule === 'Schedule' ||
    (reason.rule === 'Page' && reason.decision.pattern !== null));

/** With `Any`, single conditions say too little: `Conditions` speaks for all of them. */
const isInTheWay = ({ rule, holds }: TriggerReason, { match }: Trigger) =>
  !holds && rule !== (match === 'Any' ? 'Condition' : 'Conditions');

/** A reason as a part of a sentence: 'on this page for 12 of 20 seconds'. */
export function describeReason(reason: TriggerReason): string {
  const { holds } = reason;
  switch (reason.rule) {
    case 'Enabled':
      return holds ? 'it is switched on' : 'it is switched off';
    case 'Page':
      return describePage(reason);
    case 'Schedule':
      return `${reason.actual} is ${holds ? 'within' : 'outside'} its schedule`;
    case 'Device':
      return `the visitor is ${reason.actual === 'Phone' ? 'on a phone' : 'at a desktop'}`;
    case 'Language':
      return `the visitor reads ${reason.actual}`;
    case 'Visitors':
      return `the visitor is ${reason.actual === 'Known' ? 'known' : 'not known'}`;
    case 'Sample':
      return `the visitor is ${holds ? 'among' : 'not among'} the ${reason.percent} % who see it`;
    case 'Condition':
      return describeMet(reason);
    case 'Conditions':
      return holds ? 'its conditions are met' : 'none of its conditions is met';
    case 'Frequency':
      return `fired ${reason.actual} of ${reason.most} times ${PER[reason.per]}`;
    case 'Pause':
      return holds ? 'its own pause is over' : `its own pause lasts ${count(reason.minutesLeft, 'minute')} more`;
    case 'StopAfter':
      return `the visitor ${holds ? 'has not' : 'has'} ${STOPPED_BY[reason.after]}`;
    case 'Showing':
      return holds ? 'nothing else is showing' : 'the chat or another message is showing';
    case 'Closed':
      return holds ? 'the chat was not closed in this visit' : 'the visitor closed the chat in this visit';
    case 'Cooldown':
      return holds
        ? 'the pause after the last trigger is over'
        : `the pause after the last trigger lasts ${count(reason.minutesLeft, 'minute')} more`;
    case 'MostPerDay':
      return `${reason.actual} of at most ${count(reason.most, 'trigger')} today`;
    default:
      return reason satisfies never;
  }
}

const PER = { Session: 'in this visit', Day: 'today', Ever: 'so far' } as const;

function describePage({ holds, decision: { pattern } }: Extract<TriggerReason, { rule: 'Page' }>): string {
  if (pattern === null) return holds ? 'it is for all pages' : 'the page fits none of its pages';
  return holds ? `the page fits ${pattern}` : `the page is left out by ${pattern}`;
}

function describeMet({ condition, actual, holds }: Extract<TriggerReason, { rule: 'Condition' }>): string {
  const not = holds ? '' : 'not ';
  switch (condition.type) {
    case 'SecondsOnPage':
      return `on this page for ${progress(actual, condition.seconds, 'second')}`;
    case 'SecondsOnSite':
      return `on this site for ${progress(actual, condition.seconds, 'second')}`;
    case 'Idle':
      return `nothing done for ${progress(actual, condition.seconds, 'second')}`;
    case 'PagesViewed':
      return `${progress(actual, condition.atLeast, 'page')} viewed`;
    case 'ScrollPercent':
      return `scrolled ${Number(actual)} of ${condition.atLeast} %`;
    case 'Visit':
      return Number(actual) > 1 ? `this is visit ${Number(actual)}` : 'this is the first visit';
    case 'ElementSeen':
      return `${condition.selector} was ${not}seen`;
    case 'Click':
      return `${condition.selector} was ${not}clicked`;
    case 'ExitIntent':
      return actual === true && !holds ? 'leaving does not count on phones' : `the visitor is ${not}about to leave`;
    case 'Event':
      return `“${condition.name}” was ${not}tracked`;
    case 'Cart':
      if (actual === null) return 'the site has told of no cart';
      return condition.of === 'Items'
        ? `${progress(actual, condition.atLeast, 'product')} in the cart`
        : `the cart is worth ${Number(actual)} of ${condition.atLeast}`;
    case 'FormAbandoned':
      return actual === null
        ? `nothing was begun in ${condition.selector}`
        : `${condition.selector} left for ${progress(actual, condition.seconds, 'second')}`;
    case 'Referrer':
      return actual === '' ? 'no page led here' : `${String(actual)} led here`;
    case 'Utm':
      return actual === null ? `there is no utm_${condition.key}` : `utm_${condition.key} is “${String(actual)}”`;
    case 'Attribute':
      return actual === null ? `there is no “${condition.name}”` : `“${condition.name}” is “${String(actual)}”`;
    case 'OfficeHours':
      return actual === true ? 'it is within office hours' : 'it is outside office hours';
    case 'AgentsOnline':
      return actual === true ? 'somebody is online' : 'nobody is online';
    default:
      return condition satisfies never;
  }
}

/** What a condition asks for: 'On the page for 20 seconds'. */
export function describeCondition(condition: TriggerCondition): string {
  switch (condition.type) {
    case 'SecondsOnPage':
      return `On the page for ${count(condition.seconds, 'second')}`;
    case 'SecondsOnSite':
      return `On the site for ${count(condition.seconds, 'second')}`;
    case 'PagesViewed':
      return `${count(condition.atLeast, 'page')} viewed`;
    case 'Visit':
      return condition.is === 'First' ? 'First visit' : 'Has been here before';
    case 'ScrollPercent':
      return `Scrolled ${condition.atLeast} %`;
    case 'ElementSeen':
      return `${condition.selector} seen`;
    case 'Click':
      return `${condition.selector} clicked`;
    case 'ExitIntent':
      return condition.onPhones ? 'About to leave' : 'About to leave, on desktops';
    case 'Idle':
      return `Nothing done for ${count(condition.seconds, 'second')}`;
    case 'Event':
      return `“${condition.name}” tracked`;
    case 'Cart':
      return condition.of === 'Items'
        ? `${count(condition.atLeast, 'product')} or more in the cart`
        : `Cart worth ${condition.atLeast} or more`;
    case 'FormAbandoned':
      return `${condition.selector} begun and left for ${count(condition.seconds, 'second')}`;
    case 'Referrer':
      return `Came from “${condition.contains}”`;
    case 'Utm':
      return `utm_${condition.key} is “${condition.equals}”`;
    case 'Attribute':
      return `“${condition.name}” ${OPERATORS[condition.operator]} “${condition.value}”`;
    case 'OfficeHours':
      return condition.is === 'Inside' ? 'Within office hours' : 'Outside office hours';
    case 'AgentsOnline':
      return condition.is ? 'Somebody is online' : 'Nobody is online';
    default:
      return condition satisfies never;
  }
}

/** What a goal asks for: 'a page like /thanks* within 3 days'. */
export function describeGoal(goal: TriggerGoal): string {
  const what = goal.type === 'Page' ? `a page like ${goal.pattern}` : `“${goal.name}” tracked`;
  return `${what} within ${count(goal.withinDays, 'day')}`;
}

/** What a trigger waits for: 'first visit and on the page for 10 seconds'. */
export function describeWaiting({ match, conditions }: Pick<Trigger, 'match' | 'conditions'>): string {
  if (conditions.length === 0) return 'for every visit';
  const all = conditions.map((condition) => describeCondition(condition));
  return all.map((words) => words.charAt(0).toLowerCase() + words.slice(1)).join(match === 'Any' ? ' or ' : ' and ');
}

const STOPPED_BY = {
  Never: 'stopped it',
  Close: 'closed it',
  Reply: 'replied to it',
  Goal: 'reached its goal',
};

const OPERATORS = { Is: 'is', IsNot: 'is not', Contains: 'contains', AtLeast: 'is at least', AtMost: 'is at most' };

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
const progress = (actual: unknown, wanted: number, thing: string) =>
  `${Math.floor(Number(actual))} of ${count(wanted, thing)}`;
