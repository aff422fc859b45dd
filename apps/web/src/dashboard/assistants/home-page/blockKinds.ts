import {
  BookOpen,
  CircleHelp,
  ClipboardList,
  Link2,
  MessagesSquare,
  Search,
  ShoppingBag,
  Text,
  Users,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import type { HomeBlock } from '@parley/assistant-config/configSchema';
import { localised, type Languages } from '@parley/assistant-config/localised';

export type BlockType = HomeBlock['type'];

type BlockKind = {
  label: string;
  /** What visitors see of it. */
  detail: string;
  icon: LucideIcon;
  /** A page may have several. */
  isRepeatable: boolean;
  create: (id: string) => HomeBlock;
};

/** In the order in which they are offered. */
export const BLOCK_KINDS: Readonly<Record<BlockType, BlockKind>> = {
  Ask: {
    label: 'Ask',
    detail: 'A field to ask a question in',
    icon: Search,
    isRepeatable: false,
    create: (id) => ({ id, isVisible: true, type: 'Ask', placeholder: {} }),
  },
  Questions: {
    label: 'Questions',
    detail: 'Questions to ask with one click',
    icon: CircleHelp,
    isRepeatable: true,
    create: (id) => ({ id, isVisible: true, type: 'Questions', title: {}, questions: [{}] }),
  },
  GuidedFlows: {
    label: 'Guided flows',
    detail: 'The flows that this assistant offers',
    icon: Workflow,
    isRepeatable: false,
    create: (id) => ({ id, isVisible: true, type: 'GuidedFlows', title: {} }),
  },
  Form: {
    label: 'Form',
    detail: 'A form to fill in, opened with one click',
    icon: ClipboardList,
    isRepeatable: true,
    create: (id) => ({ id, isVisible: true, type: 'Form', title: {}, formTemplateId: null }),
  },
  Articles: {
    label: 'Articles',
    detail: 'From your help centre, to search and read',
    icon: BookOpen,
    isRepeatable: true,
    create: (id) => ({
      id,
      isVisible: true,
      type: 'Articles',
      title: {},
      shows: 'MostRead',
      categoryId: null,
      most: 3,
      hasSearch: true,
    }),
  },
  Products: {
    label: 'Products',
    detail: 'From your shop, to look at',
    icon: ShoppingBag,
    isRepeatable: true,
    create: (id) => ({ id, isVisible: true, type: 'Products', title: {}, shows: 'Popular', productIds: [], most: 6 }),
  },
  Conversations: {
    label: 'Conversations',
    detail: 'Those the visitor has had, and a new one',
    icon: MessagesSquare,
    isRepeatable: false,
    create: (id) => ({ id, isVisible: true, type: 'Conversations', title: {} }),
  },
  Team: {
    label: 'Team',
    detail: 'Who answers, and how soon',
    icon: Users,
    isRepeatable: false,
    create: (id) => ({ id, isVisible: true, type: 'Team', title: {} }),
  },
  Links: {
    label: 'Links',
    detail: 'Pages, a mail address, a phone number',
    icon: Link2,
    isRepeatable: true,
    create: (id) => ({ id, isVisible: true, type: 'Links', title: {}, links: [{ label: {}, url: '' }] }),
  },
  Text: {
    label: 'Text',
    detail: 'Something in your own words',
    icon: Text,
    isRepeatable: true,
    create: (id) => ({ id, isVisible: true, type: 'Text', title: {}, text: {} }),
  },
};

export const BLOCK_TYPES: readonly BlockType[] = [
  'Ask',
  'Questions',
  'GuidedFlows',
  'Form',
  'Articles',
  'Products',
  'Conversations',
  'Team',
  'Links',
  'Text',
];

/** What a block is called in the list: what it is, and its own title where it has one. */
export function blockName(block: HomeBlock, languages: Languages): string {
  const { label } = BLOCK_KINDS[block.type];
  const title = block.type === 'Ask' ? '' : localised(block.title, languages.default, languages);
  return title ? `${label} “${title}”` : label;
}
