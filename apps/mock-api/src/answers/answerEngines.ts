import type { AnswerEngine } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';

export const BUILT_IN = 'extractive';

/** By what an assistant may answer: the engine that is built in, and the models that the API is configured for. */
export const answerEngines = ({ languageModel }: Pick<Context, 'languageModel'>): AnswerEngine[] => [
  { name: BUILT_IN, label: 'Built in', isModel: false },
  ...languageModel.models.map((name) => ({ name, label: name, isModel: true })),
];
