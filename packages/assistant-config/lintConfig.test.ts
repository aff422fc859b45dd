import { describe, expect, it } from 'vitest';
import type { ConfigProblem, LintWorld } from './configProblem.ts';
import type { AssistantConfig, HomeBlock } from './configSchema.ts';
import { lintConfig } from './lintConfig.ts';
import { newConfig } from './newConfig.ts';
import { templateConfig } from './templates.ts';
import { buildTrigger, buildTriggers } from './testing/triggers.ts';
import type { Trigger, TriggerCondition } from './triggerSchema.ts';

const world: LintWorld = {
  now: Date.parse('2026-11-23T10:00Z'),
  members: [
    { id: 'ann', isActive: true, mayAnswer: true },
    { id: 'bob', isActive: false, mayAnswer: true },
  ],
  isSomebodyOnline: true,
  guidedFlows: [{ id: 'returns' }],
  forms: [{ id: 'repair' }],
  articles: [{ id: 'returns' }],
};

const config = (over: Partial<AssistantConfig> = {}) => ({ ...newConfig({ title: 'Nori' }), ...over });
const { appearance, team, homePage } = config();

const summary = ({ severity, code, path }: ConfigProblem) => `${severity} ${code} ${path}`;
const problems = (over: Partial<AssistantConfig>) => lintConfig(config(over), world).map(summary);

it('has nothing to say about what assistants begin with', () => {
  for (const template of ['Blank', 'Support', 'Sales', 'Booking'] as const) {
    expect(lintConfig(templateConfig(template, { title: 'Nori' }), world)).toEqual([]);
  }
});

it('sees colours that cannot be seen', () => {
  const faint = { ...appearance, mainColour: '#ffe9a8', visitorBubbleColour: '#fefefe' };

  expect(problems({ appearance: faint })).toEqual([
    'Warning MainColourFaint appearance.mainColour',
    'Warning BubbleColourFaint appearance.visitorBubbleColour',
  ]);
  expect(problems({ appearance: { ...faint, theme: 'Dark', mainColour: '#964624' } })).toEqual([]);
});

it('sees a background on which text is hard to read, and mends it', () => {
  const navy = config({ appearance: { ...appearance, background: '#123456' } });
  const [problem] = lintConfig(navy, world);

  expect(problem && summary(problem)).toBe('Warning BackgroundHardToReadOn appearance.background');
  expect(lintConfig(problem?.fix?.apply(navy) ?? navy, world)).toEqual([]);
  expect(problems({ appearance: { ...appearance, theme: 'Dark', background: '#0d1b2a' } })).toEqual([]);
});

it('misses the launcher’s picture', () => {
  const launcher = { ...appearance.launcher, icon: 'AnimatedCircle' } as const;
  const image = '/assistants/launchers/x';

  expect(problems({ appearance: { ...appearance, launcher } })).toEqual([
    'Error LauncherImageMissing appearance.launcher.image',
  ]);
  expect(problems({ appearance: { ...appearance, launcher: { ...launcher, image } } })).toEqual([]);
});

describe('about the team', () => {
  const officeHours = { ...team.officeHours, isOn: true };

  it.each<[Partial<AssistantConfig['team']>, string[]]>([
    [{ shows: 'Selected', memberIds: ['bob', 'gone'] }, ['Warning NobodyShows team.memberIds']],
    [{ shows: 'Selected', memberIds: ['bob', 'ann'] }, []],
    [{ officeHours }, []],
    [{ officeHours: { ...officeHours, days: [] } }, ['Warning NeverOpen team.officeHours.days']],
    [
      { officeHours: { ...officeHours, timezone: 'Europe/Atlantis' } },
      ['Error TimezoneUnknown team.officeHours.timezone'],
    ],
  ])('%o: %o', (over, expected) => {
    expect(problems({ team: { ...team, ...over } })).toEqual(expected);
  });

  it('says that nobody is there to answer', () => {
    const members = [{ id: 'ann', isActive: true, mayAnswer: false }];

    for (const nobody of [[], members]) {
      const found = lintConfig(config(), { ...world, members: nobody });
      expect(found.map(summary)).toEqual(['Warning NobodyToAnswer team.shows']);
    }
  });

  it('says that nobody is online while it is open, where a person may be asked for', () => {
    const summaries = (over: Partial<AssistantConfig>) =>
      lintConfig(config(over), { ...world, isSomebodyOnline: false }).map(summary);
    const closed = { ...officeHours, days: [{ day: 1, from: '22:00', to: '02:00' }] };

    expect(summaries({})).toEqual(['Warning NobodyOnline team.shows']);
    expect(summaries({ team: { ...team, officeHours: closed } })).toEqual([]);
    expect(summaries({ gpt: { ...config().gpt, offersPerson: false } })).toEqual([]);
  });
});

describe('about texts', () => {
  const link = { label: { en: 'Shop' }, url: 'https://shop.example' };
  const withBlocks = (...blocks: HomeBlock[]) => ({ homePage: { ...homePage, blocks } });
  const block = { id: 'x', isVisible: true, title: {} };
  const chosen = { ...block, shows: 'Chosen' as const, most: 3 };
  const chosenArticles = { ...chosen, type: 'Articles' as const, categoryId: null, hasSearch: true };
  const chosenProducts = { ...chosen, type: 'Products' as const };

  it('misses the greeting in the default language', () => {
    const languages = { default: 'de', others: [] };

    expect(lintConfig(config({ languages }), world)).toMatchObject([
      { severity: 'Error', path: 'homePage.greeting', message: 'The greeting is missing in German.' },
    ]);
  });

  it('misses translations, one problem a language and tab', () => {
    const languages = { default: 'en', others: ['de', 'de-AT', 'fr'] };
    const greeting = { en: 'Hello', de: 'Hallo' };
    const onlineText = { en: 'We are here' };
    const blocks: HomeBlock[] = [{ ...block, type: 'Team', title: { en: 'Us' } }];

    expect(
      lintConfig(
        config({ languages, team: { ...team, onlineText }, homePage: { ...homePage, greeting, blocks } }),
        world,
      ).map(({ tab, message }) => `${tab}: ${message}`),
    ).toEqual([
      'team: A text is missing in German.',
      'home-page: A text is missing in German.',
      'team: A text is missing in Austrian German.',
      'home-page: A text is missing in Austrian German.',
      'team: A text is missing in French.',
      'home-page: 2 texts are missing in French.',
    ]);
  });

  it.each<[HomeBlock, string[]]>([
    [{ ...block, type: 'Questions', questions: [{ en: ' ' }] }, ['Warning QuestionsEmpty homePage.blocks.0.questions']],
    [{ ...block, type: 'Text', text: { en: ' ' } }, ['Warning TextEmpty homePage.blocks.0.text']],
    [{ ...block, type: 'Form', formTemplateId: null }, ['Warning FormMissing homePage.blocks.0.formTemplateId']],
    [{ ...block, type: 'Form', formTemplateId: 'form_returns' }, []],
    [
      { ...block, type: 'Articles', shows: 'Category', categoryId: null, most: 3, hasSearch: true },
      ['Warning CategoryMissing homePage.blocks.0.categoryId'],
    ],
    [{ ...block, type: 'Articles', shows: 'MostRead', categoryId: null, most: 3, hasSearch: true }, []],
    [{ ...chosenArticles, articleIds: [] }, ['Warning ArticlesMissing homePage.blocks.0.articleIds']],
    [{ ...chosenArticles, articleIds: ['returns', 'gone'] }, ['Warning ArticlesMissing homePage.blocks.0.articleIds']],
    [{ ...chosenArticles, articleIds: ['returns'] }, []],
    [{ ...chosenProducts, productIds: [] }, ['Warning ProductsMissing homePage.blocks.0.productIds']],
    [{ ...chosenProducts, productIds: ['prod_1'] }, []],
    [{ ...block, type: 'Links', links: [] }, ['Warning LinksEmpty homePage.blocks.0.links']],
    [{ ...block, type: 'Links', links: [link] }, []],
    [
      { ...block, type: 'Links', links: [link, { label: {}, url: '' }] },
      [
        'Error LinkWithoutAddress homePage.blocks.0.links.1.url',
        'Error LinkWithoutText homePage.blocks.0.links.1.label',
      ],
    ],
    [{ ...block, type: 'Links', links: [], isVisible: false }, ['Warning HomePageEmpty homePage.blocks']],
  ])('%o: %o', (block, expected) => {
    expect(problems(withBlocks(block))).toEqual(expected);
  });
});

it('sees what would lead into a chat where there is the home page alone, and hides it', () => {
  const blocks: HomeBlock[] = [{ id: 'ask', isVisible: true, type: 'Ask', placeholder: {} }];
  const alone = config({ homePage: { ...homePage, start: 'HomeOnly', blocks } });
  expect(problems(alone)).toEqual([
    'Warning HomePageEmpty homePage.blocks',
    'Warning BlockNeedsChat homePage.blocks.0',
  ]);
  const [, { fix } = {}] = lintConfig(alone, world);
  expect(fix?.apply(alone).homePage.blocks).toMatchObject([{ isVisible: false }]);
});

it('sees blocks that show to nobody, and mends them', () => {
  const shown = (shownTo: HomeBlock['shownTo']) => ({
    ...config(),
    homePage: { ...homePage, blocks: [{ id: 'team', isVisible: true, type: 'Team' as const, title: {}, shownTo }] },
  });
  const all: NonNullable<HomeBlock['shownTo']> = { visitors: 'All', languages: [] };
  const nobody = [
    { ...all, languages: ['fr'] },
    { ...all, pages: { include: [], exclude: ['/*'] } },
    { ...all, pages: { include: ['/boots/*'], exclude: ['shop.example/tents', '/boots*'] } },
  ];

  for (const shownTo of nobody) {
    const [problem] = lintConfig(shown(shownTo), world);
    expect(problem).toMatchObject({ code: 'BlockNeverShows', severity: 'Warning' });
    expect(lintConfig(problem?.fix?.apply(shown(shownTo)) ?? config(), world)).toEqual([]);
  }
  expect(lintConfig(shown({ ...all, pages: { include: ['/boots/*'], exclude: ['/boots/kids'] } }), world)).toEqual([]);
});

it('sees flows that are gone', () => {
  const entries = ['returns', 'gone'].map((guidedFlowId) => ({ guidedFlowId, isVisible: true }));

  expect(problems({ guidedFlows: { entries } })).toEqual(['Warning FlowUnknown guidedFlows.entries.1']);
});

it.each([
  ['repair', []],
  ['gone', ['The form that is offered where there is no answer is no longer published.']],
  [undefined, ['Choose the form that is offered where there is no answer.']],
])('wants the form that is offered after misses: %s', (formTemplateId, expected) => {
  const { gpt } = config();
  const offering = { ...gpt, onMisses: 'Form' as const, formTemplateId };

  const found = lintConfig(config({ gpt: offering }), world);
  expect(found.map(({ message }) => message)).toEqual(expected);
  expect(found.every(({ severity, path }) => severity === 'Error' && path === 'gpt.formTemplateId')).toBe(true);
  expect(problems({ gpt: { ...offering, isOn: false } })).toEqual([]);
});

describe('about triggers', () => {
  const lint = (trigger: Partial<Trigger>, over: Partial<AssistantConfig> = {}) =>
    lintConfig(config({ triggers: buildTriggers([buildTrigger(trigger)]), ...over }), world);
  const { audience } = buildTrigger();
  const schedule = { timezone: 'UTC', days: [1], from: '09:00', to: '17:00', startDate: null, endDate: null };
  const all = (...conditions: TriggerCondition[]): Partial<Trigger> => ({ conditions });

  it('misses the text of those that are switched on', () => {
    const action = { type: 'Banner', text: { en: '' }, delaySeconds: 0 } as const;

    expect(lint({ action }).map(summary)).toEqual(['Error TriggerTextMissing triggers.items.0.action.text']);
    expect(lint({ action, isEnabled: false })).toEqual([]);
    expect(lint({ action: { type: 'Badge', delaySeconds: 0 } })).toEqual([]);
  });

  it.each([
    ['returns', []],
    ['gone', ['The flow that “Welcome” opens is no longer published.']],
    [null, ['Choose the flow that “Welcome” opens.']],
  ])('that open the flow %s: %j', (guidedFlowId, expected) => {
    const action = { type: 'Flow', guidedFlowId, delaySeconds: 0 } as const;
    const found = lint({ action });

    expect(found.map(({ message }) => message)).toEqual(expected);
    expect(found.every(({ severity, path }) => severity === 'Error' && path.endsWith('action.guidedFlowId'))).toBe(
      true,
    );
    expect(lint({ action, isEnabled: false })).toEqual([]);
  });

  it.each([
    ['repair', []],
    ['gone', ['The form that “Welcome” opens is no longer published.']],
    [null, ['Choose the form that “Welcome” opens.']],
  ])('that open the form %s: %j', (formTemplateId, expected) => {
    const found = lint({ action: { type: 'Form', formTemplateId, delaySeconds: 0 } });

    expect(found.map(({ message }) => message)).toEqual(expected);
    expect(found.every(({ severity, path }) => severity === 'Error' && path.endsWith('action.formTemplateId'))).toBe(
      true,
    );
  });

  it.each([
    ['returns', []],
    ['gone', ['The article that “Welcome” opens is no longer published.']],
    [null, ['Choose the article that “Welcome” opens.']],
  ])('that open the article %s: %j', (articleId, expected) => {
    const found = lint({ action: { type: 'Article', articleId, delaySeconds: 0 } });

    expect(found.map(({ message }) => message)).toEqual(expected);
    expect(found.every(({ severity, path }) => severity === 'Error' && path.endsWith('action.articleId'))).toBe(true);
  });

  it.each<[string, Partial<Trigger>]>([
    ['no device is chosen', { audience: { ...audience, devices: [] } }],
    ['the assistant speaks none of its languages', { audience: { ...audience, languages: ['fr'] } }],
    ['its schedule has no day', { schedule: { ...schedule, days: [] } }],
    ['its schedule ends when it begins', { schedule: { ...schedule, to: '09:00' } }],
    ['its last day is before its first', { schedule: { ...schedule, startDate: '2027-01-02', endDate: '2027-01-01' } }],
    ['its last day is over', { schedule: { ...schedule, endDate: '2026-11-22' } }],
    [
      'none of its days is between its first and its last',
      { schedule: { ...schedule, startDate: '2026-11-24', endDate: '2026-11-29' } },
    ],
    ['all of its pages are left out', { exclude: ['/*'] }],
    ['all of its pages are left out', { include: ['/boots/*', 'shop.example/sale'], exclude: ['/boots*', '/sale'] }],
    ['one of its conditions has to be met, and it has none', { match: 'Any' }],
    [
      'two of its conditions contradict each other',
      all({ id: 'a', type: 'Visit', is: 'First' }, { id: 'b', type: 'Visit', is: 'Returning' }),
    ],
    [
      'two of its conditions contradict each other',
      all(
        { id: 'a', type: 'Attribute', name: 'cart', operator: 'AtMost', value: '10' },
        { id: 'b', type: 'Attribute', name: 'cart', operator: 'AtLeast', value: '11' },
      ),
    ],
    [
      'two of its conditions contradict each other',
      all(
        { id: 'a', type: 'Utm', key: 'source', equals: 'mail' },
        { id: 'b', type: 'Utm', key: 'source', equals: 'web' },
      ),
    ],
    ['no office hours are kept, so it is never outside them', all({ id: 'a', type: 'OfficeHours', is: 'Outside' })],
    [
      'it waits for visitors about to leave on desktops, but is for phones only',
      {
        match: 'Any',
        conditions: [{ id: 'a', type: 'ExitIntent', onPhones: false }],
        audience: { ...audience, devices: ['Phone'] },
      },
    ],
  ])('can never fire: %s', (why, trigger) => {
    expect(lint(trigger).map(({ message }) => message)).toEqual([`“Welcome” can never fire: ${why}.`]);
  });

  it.each<[string, Partial<Trigger>]>([
    ['a language without its region', { audience: { ...audience, languages: ['en'] } }],
    ['a day between two dates', { schedule: { ...schedule, startDate: '2026-11-24', endDate: '2026-11-30' } }],
    ['pages of which some stay', { include: ['/boots/*'], exclude: ['/boots/sale', 'other.example/*'] }],
    [
      'any of two that contradict each other',
      {
        match: 'Any',
        conditions: [
          { id: 'a', type: 'Visit', is: 'First' },
          { id: 'b', type: 'OfficeHours', is: 'Outside' },
        ],
      },
    ],
    [
      'bounds that leave room',
      all(
        { id: 'a', type: 'Attribute', name: 'cart', operator: 'AtMost', value: '10' },
        { id: 'b', type: 'Attribute', name: 'cart', operator: 'AtLeast', value: '10' },
      ),
    ],
  ])('can fire: %s', (_, trigger) => {
    expect(lint(trigger)).toEqual([]);
  });

  it('sees one that stops at a goal that it does not have', () => {
    const frequency = { most: 3, per: 'Ever', stopAfter: 'Goal' } as const;
    const goal = { type: 'Event', name: 'order', withinDays: 7 } as const;

    expect(problems({ triggers: buildTriggers([buildTrigger({ frequency })]) })).toEqual([
      'Warning TriggerGoalMissing triggers.items.0.frequency.stopAfter',
    ]);
    expect(problems({ triggers: buildTriggers([buildTrigger({ frequency, goal })]) })).toEqual([]);
  });

  it('sees one that another always forestalls', () => {
    const conditions: TriggerCondition[] = [{ id: 'a', type: 'Visit', is: 'First' }];
    const first = buildTrigger({ conditions });
    const later = buildTrigger({ id: 'b', name: 'Hi', conditions: [{ id: 'z', type: 'Visit', is: 'First' }] });
    const forestalled = (...items: Trigger[]) => problems({ triggers: buildTriggers(items) });

    expect(forestalled(first, later)).toEqual(['Warning TriggerAlwaysLater triggers.items.1']);
    expect(forestalled({ ...first, audience: { ...audience, samplePercent: 50 } }, later)).toEqual([]);
    expect(forestalled({ ...first, isEnabled: false }, later)).toEqual([]);
    expect(forestalled({ ...first, include: ['/boots'] }, later)).toEqual([]);
  });
});

it('mends what it can', () => {
  const broken = config({
    appearance: { ...appearance, mainColour: '#ffe9a8', visitorBubbleColour: '#ffffff' },
    team: { ...team, officeHours: { ...team.officeHours, isOn: true, days: [] } },
    guidedFlows: { entries: [{ guidedFlowId: 'gone', isVisible: true }] },
    triggers: buildTriggers([
      buildTrigger({ match: 'Any' }),
      buildTrigger({ id: 'b', audience: { samplePercent: 100, devices: [], languages: ['fr'], visitors: 'Known' } }),
    ]),
  });
  const mended = (config: AssistantConfig): AssistantConfig => {
    const fix = lintConfig(config, world).find(({ fix }) => fix)?.fix;
    return fix ? mended(fix.apply(config)) : config;
  };

  expect(lintConfig(broken, world)).toHaveLength(6);
  expect(lintConfig(mended(broken), world)).toEqual([]);
});

it('misses content to answer from', () => {
  const { gpt } = config();
  const nothing: AssistantConfig['gpt'] = {
    ...gpt,
    scope: { articles: 'Categories', categoryIds: [], tags: [], articleIds: [], documents: false, webpages: false },
  };

  expect(problems({ gpt: nothing })).toEqual(['Error NothingToAnswerFrom gpt.scope']);
  expect(problems({ gpt: { ...nothing, isOn: false } })).toEqual([]);
});
