import { counted } from '#ui/format.ts';
import { actionWords } from './macroWords.ts';
import { type MacroAction } from './macros.ts';

type Ran = {
  conversations: readonly unknown[];
  leftOut: readonly { undefinedVariables: readonly string[] }[];
  passedOver: readonly number[];
};

/** What is to be said of a run besides that it was done: whom and what it has left out, and why. */
export function ranWords({ conversations, leftOut, passedOver }: Ran, actions: readonly MacroAction[]): string {
  const holes = [...new Set(leftOut.flatMap(({ undefinedVariables }) => undefinedVariables))];
  const names = holes.map((name) => `{{${name}}}`).join(', ');
  const isAlone = conversations.length === 0 && leftOut.length === 1;
  const whose = isAlone ? 'this visitor' : leftOut.length === 1 ? 'its visitor' : 'their visitors';
  const stayed = isAlone ? '' : `${counted(leftOut.length, 'conversation')} stayed as before. `;
  return [
    ...(leftOut.length > 0 ? [`${stayed}Not known of ${whose}: ${names}.`] : []),
    ...passedOver.flatMap((index) => {
      const action = actions[index];
      // The list was read before that was gone, or the macro has been changed since.
      return action ? [sentence(actionWords({ ...action, isGone: true }))] : [];
    }),
  ].join(' ');
}

const sentence = (words: string) => `It ${words}.`;
