import { type LabelColour } from '#generated/ConversationRowMeta_conversation';

/** Grounds of the labels' dots: the six colours of conversations (spec §9). */
export const LABEL_GROUNDS: Readonly<Record<LabelColour, string>> = {
  emerald: 'bg-emerald-400',
  slate: 'bg-slate-400',
  red: 'bg-red-400',
  indigo: 'bg-indigo-400',
  sky: 'bg-sky-400',
  pink: 'bg-pink-400',
};

/** Of a label whose colour nobody has chosen. */
export const NEW_LABEL_COLOUR: LabelColour = 'sky';
