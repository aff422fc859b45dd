import { ServiceMark } from '../ServiceMark.tsx';
import { CalendlyAccessForm } from './CalendlyAccessForm.tsx';

const DOES = [
  'A step of a guided flow offers the times that are free; visitors pick one in the chat, in their own time zone.',
  'Name and email are filled in as far as they are known.',
  'The booking stands beside the conversation, and shows when it is moved or canceled.',
];

/** In place of an integration that is not there yet: what it does, and what connects it. */
export function ConnectCalendly({ tokenPage }: { tokenPage: string }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid w-full max-w-[560px] gap-5 px-5 pt-6 pb-16 max-md:px-4">
        <div className="flex items-center gap-3">
          <ServiceMark service="calendly" />
          <h2 className="text-sm font-semibold">Connect Calendly</h2>
        </div>
        <ul className="grid list-disc gap-1 pl-5 text-dense text-pretty text-ink-muted">
          {DOES.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <CalendlyAccessForm tokenPage={tokenPage} />
      </div>
    </div>
  );
}
