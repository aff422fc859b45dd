import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Dialog } from '#ui/overlays.ts';
import { Time } from '#ui/Time.tsx';
import { type Suggestion } from './suggestion.ts';
import { useSuggestionActions } from './useSuggestionActions.ts';

type SuggestionsDialogProps = { suggestions: readonly Suggestion[]; onClose: () => void };

/** Questions that visitors asked without an answer, to be made FAQs of. Default export: loaded lazily. */
export default function SuggestionsDialog({ suggestions, onClose }: SuggestionsDialogProps) {
  return (
    <Dialog
      isOpen
      size="lg"
      title="Suggested FAQs"
      description="Asked in the last 30 days and not answered. Those that mean the same are one."
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {suggestions.length === 0 ? (
        <EmptyState title="Nothing is left">Every question has its answer, or was put aside.</EmptyState>
      ) : (
        <ul aria-label="Suggestions" className="divide-y divide-line">
          {suggestions.map((suggestion) => (
            <SuggestionRow key={suggestion.key} suggestion={suggestion} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const { question, phrasings, count, lastAskedAt, conversationIds, proposedAnswer, nearest } = suggestion;
  const actions = useSuggestionActions();
  const [conversationId] = conversationIds;
  return (
    <li className="grid gap-2 py-4 text-dense first:pt-0">
      <p dir="auto" className="font-medium wrap-anywhere">
        {question}
      </p>
      {phrasings.length > 0 && (
        <ul aria-label="Also asked as" className="grid gap-0.5 text-ink-muted">
          {phrasings.map((text) => (
            <li key={text} dir="auto" className="wrap-anywhere">
              “{text}”
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
        <span>
          {count === 1 ? 'Once' : `${count} times`}, last <Time instant={lastAskedAt} format="en" />
        </span>
        {conversationId && (
          <Link to={paths.conversation(conversationId)} className="link">
            Conversation
          </Link>
        )}
      </p>
      {proposedAnswer && (
        <p dir="auto" className="border-l-2 border-line-strong pl-2.5 text-ink-muted wrap-anywhere">
          A colleague answered: “{proposedAnswer}”
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void actions.accept(suggestion)}>
          Make an FAQ
        </Button>
        {nearest && (
          <Button size="sm" className="max-w-full truncate" onClick={() => void actions.addTo(suggestion, nearest)}>
            Add to “{nearest.question}”
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => void actions.dismiss(suggestion)}>
          Dismiss
        </Button>
      </p>
    </li>
  );
}
