import type { AnalyticsFunnelKind } from '#__generated__/resolvers.ts';
import type { StepSubject } from './stepsOf.ts';

type Stage = {
  /** As steps have it. */
  stage: string;
  name: string;
  /** As shown on hover; docs/analytics.md says the same. */
  definition: string;
  /** Counted on the sites and not in conversations: none stand behind it, and only the assistant narrows it. */
  isOnSite?: boolean;
};

type FunnelKind = { subject: StepSubject; stages: readonly Stage[]; left: Stage | null };

const PRODUCT_STAGES = [
  { stage: 'shown', name: 'Shown', definition: 'Conversations in which products of it were shown.' },
  { stage: 'clicked', name: 'Opened', definition: 'Conversations in which the visitor opened one.' },
  {
    stage: 'added',
    name: 'Put into the cart',
    definition: 'Conversations in which the visitor put one into the cart.',
  },
];

/** What visitors did with flows, forms, products and triggers: every stage defined once. Conversations are counted, by the day they began. */
export const FUNNELS: Readonly<Record<AnalyticsFunnelKind, FunnelKind>> = {
  Flow: {
    subject: 'flow',
    stages: [
      { stage: 'begun', name: 'Begun', definition: 'Conversations in which the visitor began the flow.' },
      {
        stage: 'completed',
        name: 'Completed',
        definition: 'Of these, the ones in which the visitor came to an end of the flow.',
      },
      {
        stage: 'handedOver',
        name: 'Handed over by the flow',
        definition: 'Of these, the ones in which the flow led to a person and was not completed otherwise.',
      },
    ],
    left: {
      stage: 'left',
      name: 'Left at a step',
      definition: 'Of the conversations in which the flow was begun, the ones that stopped at this step of it.',
    },
  },
  Form: {
    subject: 'form',
    stages: [
      { stage: 'asked', name: 'Asked', definition: 'Conversations in which the form was shown. Spam is not counted.' },
      {
        stage: 'begun',
        name: 'Begun',
        definition: 'Of these, the ones in which the visitor answered a question.',
      },
      { stage: 'submitted', name: 'Submitted', definition: 'Of these, the ones in which the form was sent in.' },
    ],
    left: {
      stage: 'left',
      name: 'Left at a question',
      definition:
        'Of the conversations in which the form was begun and not sent in, the ones that came to this question last.',
    },
  },
  Store: {
    subject: 'store',
    stages: [
      ...PRODUCT_STAGES,
      {
        stage: 'bought',
        name: 'Bought',
        definition: 'Conversations from which an order came, as far as the shop tells.',
      },
    ],
    left: null,
  },
  Product: { subject: 'product', stages: PRODUCT_STAGES, left: null },
  Trigger: {
    subject: 'trigger',
    stages: [
      { stage: 'fired', name: 'Fired', definition: 'How often the trigger fired on your sites.', isOnSite: true },
      {
        stage: 'opened',
        name: 'Chat opened',
        definition:
          'Of these, how often the chat was opened in the same visit, by the visitor or by the trigger itself.',
        isOnSite: true,
      },
      {
        stage: 'begun',
        name: 'Conversations',
        definition: 'Conversations that began in a visit in which this trigger had fired last.',
      },
    ],
    left: null,
  },
};

export const FUNNEL_KINDS: readonly AnalyticsFunnelKind[] = ['Flow', 'Form', 'Store', 'Product', 'Trigger'];
