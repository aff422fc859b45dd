import { ServiceMark } from '../ServiceMark.tsx';
import { ZendeskAccessForm } from './ZendeskAccessForm.tsx';

const DOES = [
  'A conversation that is handed over becomes a ticket with its transcript; what is said later is added.',
  'Its number, a link and its status stand beside the conversation in the inbox.',
  'While Zendesk is down tickets wait, and are sent once when it is back.',
];

/** In place of an integration that is not there yet: what it does, and what connects it. */
export function ConnectZendesk() {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid w-full max-w-[560px] gap-5 px-5 pt-6 pb-16 max-md:px-4">
        <div className="flex items-center gap-3">
          <ServiceMark service="zendesk" />
          <h2 className="text-sm font-semibold">Connect Zendesk</h2>
        </div>
        <ul className="grid list-disc gap-1 pl-5 text-dense text-pretty text-ink-muted">
          {DOES.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <ZendeskAccessForm />
      </div>
    </div>
  );
}
