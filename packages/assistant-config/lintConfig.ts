import type { ConfigProblem, LintWorld } from './configProblem.ts';
import type { Appearance, AssistantConfig } from './configSchema.ts';
import { contrastRatio, groundOf, readableOn } from './contrast.ts';
import { lintHomePage, lintTranslations } from './lintTexts.ts';
import { lintTriggers } from './lintTriggers.ts';
import { isTimezone } from './localTime.ts';
import { isOpenAt } from './officeHours.ts';

/** What is wrong with a configuration, in the order of the tabs, errors first. */
export function lintConfig(config: AssistantConfig, world: LintWorld): ConfigProblem[] {
  const problems = [
    ...lintAppearance(config),
    ...lintTeam(config, world),
    ...lintHomePage(config, world),
    ...lintGuidedFlows(config, world),
    ...lintGpt(config, world),
    ...lintTriggers(config, world),
    ...lintTranslations(config),
  ];
  return [
    ...problems.filter(({ severity }) => severity === 'Error'),
    ...problems.filter(({ severity }) => severity === 'Warning'),
  ];
}

/** What WCAG 2 asks for between a control and what it stands on. */
const VISIBLE = 3;
const PAGE = '#ffffff';

function* lintAppearance({ appearance }: AssistantConfig): Generator<ConfigProblem> {
  const { mainColour, visitorBubbleColour, launcher, theme } = appearance;
  const tab = 'appearance';
  if (isFaint(mainColour, VISIBLE)) {
    const darker = readableOn(mainColour, PAGE) ?? mainColour;
    yield {
      code: 'MainColourFaint',
      severity: 'Warning',
      tab,
      path: 'appearance.mainColour',
      message: 'The main colour hardly stands out from white: buttons and the launcher are hard to see.',
      fix: {
        label: `Use ${darker}`,
        apply: (config) => ({ ...config, appearance: { ...config.appearance, mainColour: darker } }),
      },
    };
  }
  if (visitorBubbleColour !== null && theme !== 'Dark' && isFaint(visitorBubbleColour, 1.1)) {
    yield {
      code: 'BubbleColourFaint',
      severity: 'Warning',
      tab,
      path: 'appearance.visitorBubbleColour',
      message: 'The visitor’s bubbles cannot be told from the white behind them.',
      fix: {
        label: 'Use a tint of the main colour',
        apply: (config) => ({ ...config, appearance: { ...config.appearance, visitorBubbleColour: null } }),
      },
    };
  }
  yield* lintBackground(appearance);
  if ((launcher.icon === 'Image' || launcher.icon === 'AnimatedCircle') && launcher.image === null) {
    yield {
      code: 'LauncherImageMissing',
      severity: 'Error',
      tab,
      path: 'appearance.launcher.image',
      message: 'The launcher has no picture.',
    };
  }
}

/** The chat sees to it that text can be read, and then shows another colour than was chosen. */
function* lintBackground({ background, theme }: Appearance): Generator<ConfigProblem> {
  const isDark = theme === 'Dark';
  const shown = background && groundOf(background, isDark ? 'Dark' : 'Light');
  if (!shown || shown === background) return;
  yield {
    code: 'BackgroundHardToReadOn',
    severity: 'Warning',
    tab: 'appearance',
    path: 'appearance.background',
    message: `Text would be hard to read on the background: visitors see a ${isDark ? 'darker' : 'lighter'} shade.`,
    fix: {
      label: `Use ${shown}`,
      apply: (config) => ({ ...config, appearance: { ...config.appearance, background: shown } }),
    },
  };
}

const isFaint = (colour: string, least: number) => (contrastRatio(colour, PAGE) ?? least) < least;

function* lintTeam({ team, gpt }: AssistantConfig, world: LintWorld): Generator<ConfigProblem> {
  const { members, isSomebodyOnline, now } = world;
  const active = new Set(members.filter(({ isActive }) => isActive).map(({ id }) => id));
  const tab = 'team';
  if (team.shows === 'Selected' && !team.memberIds.some((id) => active.has(id))) {
    const path = 'team.memberIds';
    const message = 'Nobody shows: none of the chosen people is active.';
    yield { code: 'NobodyShows', severity: 'Warning', tab, path, message };
  } else if (!members.some(({ isActive, mayAnswer }) => isActive && mayAnswer)) {
    const message = 'There is nobody to hand a conversation over to: no role of your people may answer.';
    yield { code: 'NobodyToAnswer', severity: 'Warning', tab, path: 'team.shows', message };
  } else if (gpt.offersPerson && !isSomebodyOnline && isOpenAt(team.officeHours, now)) {
    const when = team.officeHours.isOn ? 'now, within office hours' : 'now';
    const message = `Nobody who shows in the chat is online ${when}: who asks for a person has to wait.`;
    yield { code: 'NobodyOnline', severity: 'Warning', tab, path: 'team.shows', message };
  }
  const { isOn, days, timezone } = team.officeHours;
  if (isOn && days.length === 0) {
    yield {
      code: 'NeverOpen',
      severity: 'Warning',
      tab,
      path: 'team.officeHours.days',
      message: 'Office hours have no day: it is never open.',
      fix: {
        label: 'Switch office hours off',
        apply: (config) => ({
          ...config,
          team: { ...config.team, officeHours: { ...config.team.officeHours, isOn: false } },
        }),
      },
    };
  }
  if (isOn && !isTimezone(timezone)) {
    const message = 'Choose a time zone for the office hours.';
    yield { code: 'TimezoneUnknown', severity: 'Error', tab, path: 'team.officeHours.timezone', message };
  }
}

function* lintGuidedFlows({ guidedFlows }: AssistantConfig, world: LintWorld): Generator<ConfigProblem> {
  const known = new Set(world.guidedFlows.map(({ id }) => id));
  for (const [index, { guidedFlowId, isVisible }] of guidedFlows.entries.entries()) {
    if (!isVisible || known.has(guidedFlowId)) continue;
    yield {
      code: 'FlowUnknown',
      severity: 'Warning',
      tab: 'guided-flows',
      path: `guidedFlows.entries.${index}`,
      message: 'A flow that it offers is no longer there.',
      fix: {
        label: 'Take it off',
        apply: (config) => ({
          ...config,
          guidedFlows: { entries: config.guidedFlows.entries.filter((entry) => entry.guidedFlowId !== guidedFlowId) },
        }),
      },
    };
  }
}

function* lintGpt({ gpt }: AssistantConfig, { forms }: LintWorld): Generator<ConfigProblem> {
  const { articles, categoryIds, tags, articleIds, documents, webpages } = gpt.scope;
  const chosen = { All: 1, Categories: categoryIds.length, Tags: tags.length, Chosen: articleIds.length, None: 0 };
  const hasArticles = chosen[articles] > 0;
  if (gpt.isOn && !hasArticles && !documents && !webpages) {
    yield {
      code: 'NothingToAnswerFrom',
      severity: 'Error',
      tab: 'gpt-settings',
      path: 'gpt.scope',
      message: 'The assistant is to answer, but from no content at all.',
      fix: {
        label: 'Use all articles',
        apply: (config) => ({ ...config, gpt: { ...config.gpt, scope: { ...config.gpt.scope, articles: 'All' } } }),
      },
    };
  }
  if (gpt.isOn && gpt.onMisses === 'Form' && !forms.some(({ id }) => id === gpt.formTemplateId)) {
    yield {
      code: 'MissesFormUnknown',
      severity: 'Error',
      tab: 'gpt-settings',
      path: 'gpt.formTemplateId',
      message: gpt.formTemplateId
        ? 'The form that is offered where there is no answer is no longer published.'
        : 'Choose the form that is offered where there is no answer.',
    };
  }
}
