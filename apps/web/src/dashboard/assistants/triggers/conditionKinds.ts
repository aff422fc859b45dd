import {
  BellRing,
  Clock,
  Eye,
  FilePen,
  FileStack,
  Hourglass,
  LogOut,
  MousePointerClick,
  MoveVertical,
  Repeat,
  Route,
  ShoppingCart,
  Tag,
  Tags,
  Timer,
  UserRound,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { TriggerCondition } from '@parley/assistant-config/triggerSchema';

type ConditionType = TriggerCondition['type'];

/** What each condition is called, in the menu that adds one and over its fields. */
export const CONDITION_KINDS: Readonly<Record<ConditionType, { label: string; icon: LucideIcon }>> = {
  SecondsOnPage: { label: 'Time on the page', icon: Timer },
  SecondsOnSite: { label: 'Time on the site', icon: Clock },
  PagesViewed: { label: 'Pages viewed', icon: FileStack },
  ScrollPercent: { label: 'Scrolled', icon: MoveVertical },
  ElementSeen: { label: 'Element in view', icon: Eye },
  Click: { label: 'Element clicked', icon: MousePointerClick },
  ExitIntent: { label: 'About to leave', icon: LogOut },
  Idle: { label: 'Nothing done', icon: Hourglass },
  FormAbandoned: { label: 'Form begun and left', icon: FilePen },
  Cart: { label: 'Cart', icon: ShoppingCart },
  Visit: { label: 'First or later visit', icon: Repeat },
  Referrer: { label: 'Came from', icon: Route },
  Utm: { label: 'Campaign (UTM)', icon: Tag },
  Attribute: { label: 'Attribute of the visitor', icon: Tags },
  Event: { label: 'Event of your site', icon: Zap },
  OfficeHours: { label: 'Office hours', icon: BellRing },
  AgentsOnline: { label: 'Somebody online', icon: UserRound },
};

export const CONDITION_GROUPS: readonly { id: string; label: string; types: readonly ConditionType[] }[] = [
  {
    id: 'behaviour',
    label: 'What they do',
    types: [
      'SecondsOnPage',
      'SecondsOnSite',
      'PagesViewed',
      'ScrollPercent',
      'ElementSeen',
      'Click',
      'ExitIntent',
      'Idle',
      'FormAbandoned',
      'Cart',
    ],
  },
  { id: 'visitor', label: 'Who they are', types: ['Visit', 'Referrer', 'Utm', 'Attribute'] },
  { id: 'company', label: 'Your site and team', types: ['Event', 'OfficeHours', 'AgentsOnline'] },
];
