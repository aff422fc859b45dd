import { ProductCards } from '../../shelf/ProductCards.tsx';
import { type ProductCardShown } from '../../shelf/productCard.ts';

type ChatPreviewProps = {
  question: string;
  sentence: string;
  cards: readonly ProductCardShown[];
  refinements: readonly string[];
};

/** The question and its answer, as a visitor would see them. */
export function ChatPreview({ question, sentence, cards, refinements }: ChatPreviewProps) {
  return (
    <div className="grid gap-2.5 rounded-card border border-line bg-surface p-3.5 text-dense">
      <p className="ml-auto max-w-[85%] rounded-card rounded-br-sm bg-brand-soft px-3 py-2 wrap-anywhere">{question}</p>
      <p className="mr-auto max-w-[85%] rounded-card rounded-bl-sm border border-line px-3 py-2">{sentence}</p>
      {cards.length > 0 && <ProductCards cards={cards} />}
      {refinements.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {refinements.map((refinement) => (
            <span key={refinement} className="rounded-full border border-line-strong px-2.5 py-1 text-xs">
              {refinement}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
