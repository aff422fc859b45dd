import type { ChatFlow } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { ChevronRightIcon } from './icons.tsx';

type FlowOffersProps = { flows: readonly ChatFlow[]; onStart: (flow: ChatFlow) => void };

/** The conversations that were prepared, as buttons and cards, in their order. */
export function FlowOffers({ flows, onStart }: FlowOffersProps) {
  return (
    <ul aria-label={t('What we can do')} className="flex flex-wrap gap-2">
      {flows.map((flow) => (
        <li key={flow.id} className={flow.presentation.type === 'Card' ? 'w-full' : 'max-w-full'}>
          <Offer flow={flow} onStart={onStart} />
        </li>
      ))}
    </ul>
  );
}

function Offer({ flow, onStart }: { flow: ChatFlow; onStart: (flow: ChatFlow) => void }) {
  const { type, lineOne, lineTwo, lineThree } = flow.presentation;
  if (type === 'Button') {
    return (
      <button
        type="button"
        dir="auto"
        onClick={() => onStart(flow)}
        className="min-h-9 max-w-full rounded-full border border-line-strong bg-raised px-4 py-1.5 text-dense font-medium wrap-anywhere text-brand hover:bg-hover active:bg-press"
      >
        {lineOne}
      </button>
    );
  }
  return (
    <button
      type="button"
      onClick={() => onStart(flow)}
      className="flex w-full items-center gap-3 rounded-card border border-line-strong bg-raised px-4 py-3 text-left hover:bg-hover active:bg-press"
    >
      <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-semibold">{lineOne}</span>
        {lineTwo && ' '}
        {lineTwo && <span className="mt-0.5 block text-dense text-ink-muted">{lineTwo}</span>}
        {lineThree && ' '}
        {lineThree && <span className="block text-dense text-ink-muted">{lineThree}</span>}
      </span>
      <ChevronRightIcon className="size-4 text-ink-faint rtl:rotate-180" />
    </button>
  );
}
