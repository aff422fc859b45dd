import type { ConfigProblem, LintWorld } from './configProblem.ts';
import type { AssistantConfig } from './configSchema.ts';
import { isNowhere } from './isNowhere.ts';
import { localised } from './localised.ts';
import { isTimezone, localTime } from './localTime.ts';
import type { Trigger, TriggerCondition } from './triggerSchema.ts';

type World = Pick<LintWorld, 'now' | 'guidedFlows' | 'forms' | 'articles'>;

/** What is wrong with the triggers that are switched on. */
export function* lintTriggers(
  config: AssistantConfig,
  { now, guidedFlows, forms, articles }: World,
): Generator<ConfigProblem> {
  const { triggers, languages } = config;
  for (const [index, trigger] of triggers.items.entries()) {
    if (!trigger.isEnabled) continue;
    const path = `triggers.items.${index}`;
    const { name, action, schedule } = trigger;
    if ('text' in action && localised(action.text, languages.default, languages) === '') {
      const message = `“${name}” has no text to show.`;
      yield { code: 'TriggerTextMissing', severity: 'Error', tab: 'triggers', path: `${path}.action.text`, message };
    }
    if (action.type === 'Flow' && !guidedFlows.some(({ id }) => id === action.guidedFlowId)) {
      const message =
        action.guidedFlowId === null
          ? `Choose the flow that “${name}” opens.`
          : `The flow that “${name}” opens is no longer published.`;
      const field = `${path}.action.guidedFlowId`;
      yield { code: 'TriggerFlowUnknown', severity: 'Error', tab: 'triggers', path: field, message };
    }
    if (action.type === 'Form' && !forms.some(({ id }) => id === action.formTemplateId)) {
      const message =
        action.formTemplateId === null
          ? `Choose the form that “${name}” opens.`
          : `The form that “${name}” opens is no longer published.`;
      const field = `${path}.action.formTemplateId`;
      yield { code: 'TriggerFormUnknown', severity: 'Error', tab: 'triggers', path: field, message };
    }
    if (action.type === 'Article' && !articles.some(({ id }) => id === action.articleId)) {
      const message =
        action.articleId === null
          ? `Choose the article that “${name}” opens.`
          : `The article that “${name}” opens is no longer published.`;
      const field = `${path}.action.articleId`;
      yield { code: 'TriggerArticleUnknown', severity: 'Error', tab: 'triggers', path: field, message };
    }
    if (schedule && !isTimezone(schedule.timezone)) {
      const message = `Choose a time zone for the schedule of “${name}”.`;
      const field = `${path}.schedule.timezone`;
      yield { code: 'TriggerTimezoneUnknown', severity: 'Error', tab: 'triggers', path: field, message };
    }
    if (trigger.frequency.stopAfter === 'Goal' && !trigger.goal) {
      const message = `“${name}” stops when its goal is reached, but has none.`;
      const field = `${path}.frequency.stopAfter`;
      yield { code: 'TriggerGoalMissing', severity: 'Warning', tab: 'triggers', path: field, message };
    }
    const [obstacle] = obstacles(trigger, config, now);
    if (obstacle) {
      yield {
        code: 'TriggerNeverFires',
        severity: 'Warning',
        tab: 'triggers',
        path: `${path}.${obstacle.field}`,
        message: `“${name}” can never fire: ${obstacle.why}.`,
        ...(obstacle.fixed && { fix: { label: obstacle.fixed.label, apply: replacing(obstacle.fixed.trigger) } }),
      };
    } else {
      const first = triggers.items.slice(0, index).find((other) => comesFirst(other, trigger));
      if (!first) continue;
      const message = `“${first.name}” waits for the same as “${name}”, so it always comes first.`;
      yield { code: 'TriggerAlwaysLater', severity: 'Warning', tab: 'triggers', path, message };
    }
  }
}

const replacing = (trigger: Trigger) => (config: AssistantConfig) => ({
  ...config,
  triggers: {
    ...config.triggers,
    items: config.triggers.items.map((item) => (item.id === trigger.id ? trigger : item)),
  },
});

/** Why a trigger can never fire, and at which of its fields. */
type Obstacle = { field: string; why: string; fixed?: { label: string; trigger: Trigger } };

function* obstacles(trigger: Trigger, config: AssistantConfig, now: number): Generator<Obstacle> {
  const { audience, include, exclude, match, conditions } = trigger;
  if (audience.devices.length === 0) {
    const devices: Trigger['audience']['devices'] = ['Desktop', 'Phone'];
    const fixed = { label: 'Let it fire on all devices', trigger: { ...trigger, audience: { ...audience, devices } } };
    yield { field: 'audience.devices', why: 'no device is chosen', fixed };
  }
  if (!audienceSpeaks(trigger, config)) {
    const fixed = {
      label: 'Let it fire in all languages',
      trigger: { ...trigger, audience: { ...audience, languages: [] } },
    };
    yield { field: 'audience.languages', why: 'the assistant speaks none of its languages', fixed };
  }
  yield* scheduleObstacles(trigger, now);
  if (isNowhere({ include, exclude })) {
    yield { field: 'exclude', why: 'all of its pages are left out' };
  }
  if (match === 'Any' && conditions.length === 0) {
    const fixed = { label: 'Ask for no condition', trigger: { ...trigger, match: 'All' as const } };
    yield { field: 'conditions', why: 'one of its conditions has to be met, and it has none', fixed };
  }
  yield* conditionObstacles(trigger, config);
}

const audienceSpeaks = ({ audience }: Trigger, { languages }: AssistantConfig) =>
  audience.languages.length === 0 ||
  audience.languages.some((tag) =>
    [languages.default, ...languages.others].some((spoken) => spoken === tag || spoken.startsWith(`${tag}-`)),
  );

function* scheduleObstacles({ schedule }: Trigger, now: number): Generator<Obstacle> {
  if (!schedule) return;
  const { days, from, to, startDate, endDate, timezone } = schedule;
  if (days.length === 0) yield { field: 'schedule.days', why: 'its schedule has no day' };
  if (from === to) yield { field: 'schedule.to', why: 'its schedule ends when it begins' };
  if (endDate === null) return;
  if (startDate !== null && endDate < startDate) {
    yield { field: 'schedule.endDate', why: 'its last day is before its first' };
  } else if (endDate < localTime(now, timezone).date) {
    yield { field: 'schedule.endDate', why: 'its last day is over' };
  } else if (startDate !== null && !hasDayBetween(startDate, endDate, days)) {
    yield { field: 'schedule.days', why: 'none of its days is between its first and its last' };
  }
}

const DAY = 86_400_000;

function hasDayBetween(startDate: string, endDate: string, days: readonly number[]): boolean {
  const [start, end] = [Date.parse(startDate), Date.parse(endDate)];
  for (let day = start; day <= Math.min(end, start + 6 * DAY); day += DAY) {
    if (days.includes(new Date(day).getUTCDay() || 7)) return true;
  }
  return false;
}

function* conditionObstacles({ match, conditions, audience }: Trigger, config: AssistantConfig): Generator<Obstacle> {
  const isPhoneOnly = audience.devices.join() === 'Phone';
  const impossible = conditions.flatMap((condition, index) => {
    const why = whyImpossible(condition, config, isPhoneOnly);
    return why === null ? [] : [{ field: `conditions.${index}`, why }];
  });
  if (match === 'Any') {
    if (impossible.length === conditions.length) yield* impossible.slice(0, 1);
    return;
  }
  yield* impossible;
  for (const [index, condition] of conditions.entries()) {
    if (conditions.slice(0, index).some((other) => contradict(other, condition))) {
      yield { field: `conditions.${index}`, why: 'two of its conditions contradict each other' };
    }
  }
}

function whyImpossible(condition: TriggerCondition, { team }: AssistantConfig, isPhoneOnly: boolean): string | null {
  const { isOn, days } = team.officeHours;
  if (condition.type === 'ExitIntent' && isPhoneOnly && !condition.onPhones) {
    return 'it waits for visitors about to leave on desktops, but is for phones only';
  }
  if (condition.type !== 'OfficeHours') return null;
  if (condition.is === 'Outside' && !isOn) return 'no office hours are kept, so it is never outside them';
  return condition.is === 'Inside' && isOn && days.length === 0 ? 'the office hours have no day' : null;
}

function contradict(one: TriggerCondition, other: TriggerCondition): boolean {
  if (one.type === 'Visit' && other.type === 'Visit') return one.is !== other.is;
  if (one.type === 'OfficeHours' && other.type === 'OfficeHours') return one.is !== other.is;
  if (one.type === 'AgentsOnline' && other.type === 'AgentsOnline') return one.is !== other.is;
  if (one.type === 'Utm' && other.type === 'Utm') {
    return one.key === other.key && !isSame(one.equals, other.equals);
  }
  return one.type === 'Attribute' && other.type === 'Attribute' && one.name === other.name
    ? attributesContradict(one, other) || attributesContradict(other, one)
    : false;
}

type AttributeCondition = Extract<TriggerCondition, { type: 'Attribute' }>;

function attributesContradict(one: AttributeCondition, other: AttributeCondition): boolean {
  if (one.operator === 'AtLeast' && other.operator === 'AtMost') return Number(one.value) > Number(other.value);
  if (one.operator !== 'Is') return false;
  if (other.operator === 'Is') return !isSame(one.value, other.value);
  return other.operator === 'IsNot' && isSame(one.value, other.value);
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether `first` fires whenever `later` would. */
const comesFirst = (first: Trigger, later: Trigger) =>
  first.isEnabled && first.audience.samplePercent === 100 && termsOf(first) === termsOf(later);

/** All that a trigger waits for, whatever the order, as text to be compared. */
const termsOf = ({ match, conditions, include, exclude, schedule, audience }: Trigger) =>
  JSON.stringify([
    conditions.length > 1 ? match : '',
    conditions.map((condition) => JSON.stringify({ ...condition, id: '' })).toSorted(),
    include.toSorted(),
    exclude.toSorted(),
    schedule && { ...schedule, days: schedule.days.toSorted((a, b) => a - b) },
    [audience.devices.toSorted(), audience.languages.toSorted(), audience.visitors],
  ]);
