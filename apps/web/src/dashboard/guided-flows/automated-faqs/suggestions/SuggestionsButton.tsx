import { useState } from 'react';
import { Lightbulb } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { SuggestionsButtonQuery } from '#generated/SuggestionsButtonQuery';
import { Button } from '#ui/Button.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';

const SuggestionsDialog = lazyOverlay(() => import('./SuggestionsDialog.tsx'));

/** Says how many questions without an answer could be FAQs, and leads to them; nothing while there are none. */
export function SuggestionsButton() {
  const { faqSuggestions } = useLazyLoadQuery<SuggestionsButtonQuery>(
    graphql`
      query SuggestionsButtonQuery {
        faqSuggestions {
          key
          ...suggestion_suggestion @relay(mask: false)
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const [isOpen, setIsOpen] = useState(false);
  if (faqSuggestions.length === 0 && !isOpen) return null;
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        icon={<Lightbulb aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        {faqSuggestions.length === 1 ? '1 suggestion' : `${faqSuggestions.length} suggestions`}
      </Button>
      {isOpen && <SuggestionsDialog suggestions={faqSuggestions} onClose={() => setIsOpen(false)} />}
    </>
  );
}
