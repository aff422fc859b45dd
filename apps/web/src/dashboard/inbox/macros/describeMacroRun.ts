import { counted } from '#ui/format.ts';
import { describeAction } from './describeMacro.ts';
import { type MacroAction } from './macros.ts';

type Ran = {
  conversations: readonly unknown[];
  leftOut: readonly { undefinedVariables: readonly string[] }[];
  passedOver: readonly number[];
};

/** What is to be said of a run besides that it was done: whom and what it has left out, and why. */
export function describeMacroRun({ conversations, leftOut, passedOver }: Ran, actions: readonly MacroAction[]): string {
  const isAlone = conversations.length === 0 && leftOut.length === 1;
  const stayed = (count: number) => (isAlone ? '' : `${counted(count, 'conversation')} stayed as before. `);
  const holed = leftOut.filter(({ undefinedVariables }) => undefinedVariables.length > 0);
  const holes = [...new Set(holed.flatMap(({ undefinedVariables }) => undefinedVariables))];
  const names = holes.map((name) => `{{${name}}}`).join(', ');
  const whose = isAlone ? 'this visitor' : holed.length === 1 ? 'its visitor' : 'their visitors';
  const unsayable = leftOut.length - holed.length;
  return [
    ...(holed.length > 0 ? [`${stayed(holed.length)}Not known of ${whose}: ${names}.`] : []),
    ...(unsayable > 0 ? [`${stayed(unsayable)}A text would be blank there, or longer than a message may be.`] : []),
    ...passedOver.flatMap((index) => {
      const action = actions[index];
      // The list was read before that was gone, or the macro has been changed since.
      return action ? [sentence(describeAction({ ...action, isGone: true }))] : [];
    }),
  ].join(' ');
}

const sentence = (words: string) => `It ${words}.`;
