import type { Trigger, TriggerCondition } from '@parley/assistant-config/triggerSchema';

/** What a trigger begins with that somebody adds. */
export type TriggerTemplate = {
  id: string;
  label: string;
  detail: string;
  build: (language: string) => Omit<Trigger, 'id'>;
};

const BLANK: Omit<Trigger, 'id' | 'name' | 'action'> = {
  isEnabled: true,
  match: 'All',
  conditions: [],
  include: [],
  exclude: [],
  schedule: null,
  audience: { samplePercent: 100, devices: ['Desktop', 'Phone'], languages: [], visitors: 'All' },
  frequency: { most: 1, per: 'Session', stopAfter: 'Reply' },
};

const says = (text: string, language: string): Trigger['action'] => ({
  type: 'Message',
  text: language.startsWith('en') ? { [language]: text } : {},
  delaySeconds: 0,
});

export const TRIGGER_TEMPLATES: readonly TriggerTemplate[] = [
  {
    id: 'welcome',
    label: 'Welcome',
    detail: 'Greets who comes for the first time',
    build: (language) => ({
      ...BLANK,
      name: 'Welcome',
      conditions: [
        { id: 'first', type: 'Visit', is: 'First' },
        { id: 'seconds', type: 'SecondsOnPage', seconds: 10 },
      ],
      action: says('Hello. Can we help you find something?', language),
      frequency: { most: 1, per: 'Ever', stopAfter: 'Close' },
    }),
  },
  {
    id: 'exit',
    label: 'Exit intent',
    detail: 'Speaks up before somebody leaves',
    build: (language) => ({
      ...BLANK,
      name: 'About to leave',
      conditions: [
        { id: 'exit', type: 'ExitIntent', onPhones: false },
        { id: 'seconds', type: 'SecondsOnPage', seconds: 5 },
      ],
      action: says('Before you go: is there a question we can answer?', language),
    }),
  },
  {
    id: 'pricing',
    label: 'Long on the pricing page',
    detail: 'Offers advice where people weigh things up',
    build: (language) => ({
      ...BLANK,
      name: 'Long on the pricing page',
      include: ['*/pricing*'],
      conditions: [{ id: 'seconds', type: 'SecondsOnPage', seconds: 45 }],
      action: says('Shall we help you choose?', language),
    }),
  },
  {
    id: 'returning',
    label: 'Returning visitor',
    detail: 'Welcomes back who has been here before',
    build: (language) => ({
      ...BLANK,
      name: 'Returning visitor',
      conditions: [
        { id: 'visit', type: 'Visit', is: 'Returning' },
        { id: 'pages', type: 'PagesViewed', atLeast: 2 },
      ],
      action: says('Welcome back. Pick up where you left off?', language),
      frequency: { most: 1, per: 'Day', stopAfter: 'Close' },
    }),
  },
  {
    id: 'closed',
    label: 'Out of hours',
    detail: 'Says that you answer later',
    build: (language) => ({
      ...BLANK,
      name: 'Out of hours',
      conditions: [
        { id: 'hours', type: 'OfficeHours', is: 'Outside' },
        { id: 'seconds', type: 'SecondsOnPage', seconds: 10 },
      ],
      action: {
        type: 'Banner',
        text: language.startsWith('en')
          ? { [language]: 'We are away right now. Leave a message: we answer when we are back.' }
          : {},
        delaySeconds: 0,
      },
    }),
  },
  {
    id: 'form',
    label: 'Form left half-way',
    detail: 'Helps who stopped filling in a form of yours',
    build: (language) => ({
      ...BLANK,
      name: 'Form left half-way',
      conditions: [{ id: 'form', type: 'FormAbandoned', selector: 'form', seconds: 30 }],
      action: says('Is anything unclear in the form? We are here to help.', language),
    }),
  },
  {
    id: 'cart',
    label: 'Full cart at the door',
    detail: 'Speaks up before somebody leaves with a full cart',
    build: (language) => ({
      ...BLANK,
      name: 'Full cart at the door',
      conditions: [
        { id: 'cart', type: 'Cart', of: 'Items', atLeast: 1 },
        { id: 'exit', type: 'ExitIntent', onPhones: true },
      ],
      action: says('Your cart is kept. Is there a question before you go?', language),
    }),
  },
  {
    id: 'blank',
    label: 'Blank',
    detail: 'You say when it fires',
    build: () => ({ ...BLANK, name: 'New trigger', action: { type: 'Message', text: {}, delaySeconds: 0 } }),
  },
];

const newId = () => crypto.randomUUID().slice(0, 8);

/** A trigger made of a template, called as no other one is; `language` is the assistant's default one. */
export function newTrigger(template: TriggerTemplate, language: string, others: readonly Trigger[]): Trigger {
  const trigger = template.build(language);
  return { ...trigger, id: newId(), name: freeName(trigger.name, others) };
}

/** 'Welcome', or 'Welcome 2' where there is one. */
function freeName(name: string, others: readonly Trigger[]): string {
  const taken = new Set(others.map((other) => other.name));
  let number = 1;
  let free = name;
  while (taken.has(free)) free = `${name} ${(number += 1)}`;
  return free;
}

/** Switched off, so that not two of the same fire. */
export const copyOf = (trigger: Trigger): Trigger => ({
  ...trigger,
  id: newId(),
  name: `${trigger.name.slice(0, 73)} (copy)`,
  isEnabled: false,
});

/** A condition of a type, as somebody may want it; without the texts that only they know. */
export function newCondition(type: TriggerCondition['type']): TriggerCondition {
  const id = newId();
  switch (type) {
    case 'SecondsOnPage':
    case 'SecondsOnSite':
    case 'Idle':
      return { id, type, seconds: 30 };
    case 'PagesViewed':
      return { id, type, atLeast: 3 };
    case 'ScrollPercent':
      return { id, type, atLeast: 50 };
    case 'Visit':
      return { id, type, is: 'Returning' };
    case 'ElementSeen':
    case 'Click':
      return { id, type, selector: '' };
    case 'FormAbandoned':
      return { id, type, selector: 'form', seconds: 30 };
    case 'Cart':
      return { id, type, of: 'Total', atLeast: 100 };
    case 'ExitIntent':
      return { id, type, onPhones: false };
    case 'Event':
      return { id, type, name: '' };
    case 'Referrer':
      return { id, type, contains: '' };
    case 'Utm':
      return { id, type, key: 'source', equals: '' };
    case 'Attribute':
      return { id, type, name: '', operator: 'Is', value: '' };
    case 'OfficeHours':
      return { id, type, is: 'Inside' };
    case 'AgentsOnline':
      return { id, type, is: true };
    default:
      return type satisfies never;
  }
}
