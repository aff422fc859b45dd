import { type LabelColour } from '#generated/ConversationRowMeta_conversation';
import { LABEL_GROUNDS } from './labelColours.ts';

/** A label's colour; its name stands beside it. */
export function LabelDot({ colour }: { colour: LabelColour }) {
  return <span aria-hidden className={`size-2 flex-none rounded-[2px] ${LABEL_GROUNDS[colour]}`} />;
}
