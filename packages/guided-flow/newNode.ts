import type { GraphNode, NodeData, NodeType, Point } from './flow.ts';

/** The kinds that people add; Starting and Presentation are always there. */
export const STEP_TYPES = [
  'Text',
  'Button',
  'Link',
  'TextArticle',
  'QuestioningArticles',
  'Form',
  'Calendly',
  'Team',
  'Handoff',
] as const;

export type StepType = (typeof STEP_TYPES)[number];

export const isStepType = (type: NodeType): type is StepType => STEP_TYPES.some((step) => step === type);

/** What each kind begins with: nothing that visitors would see has been decided yet. */
const EMPTY: { readonly [Type in StepType]: NodeData[Type] } = {
  Text: { body: '' },
  Button: { label: '' },
  Link: { label: '', url: '', opens: 'NewTab' },
  TextArticle: { articleId: null, label: '' },
  QuestioningArticles: { prompt: '', categoryIds: [], exitLabel: '' },
  Form: { formTemplateId: null, intro: '', afterwards: '' },
  Calendly: { eventTypeUri: null, title: '', afterwards: '' },
  Team: { label: '', teamId: null, memberIds: [] },
  Handoff: { label: '', message: '', teamId: null },
};

/** A step with nothing filled in. */
export function newNode(id: string, type: StepType, position: Point): GraphNode {
  switch (type) {
    case 'Text':
      return { id, type, data: EMPTY.Text, position };
    case 'Button':
      return { id, type, data: EMPTY.Button, position };
    case 'Link':
      return { id, type, data: EMPTY.Link, position };
    case 'TextArticle':
      return { id, type, data: EMPTY.TextArticle, position };
    case 'QuestioningArticles':
      return { id, type, data: EMPTY.QuestioningArticles, position };
    case 'Form':
      return { id, type, data: EMPTY.Form, position };
    case 'Calendly':
      return { id, type, data: EMPTY.Calendly, position };
    case 'Team':
      return { id, type, data: EMPTY.Team, position };
    default:
      return { id, type, data: EMPTY.Handoff, position };
  }
}
