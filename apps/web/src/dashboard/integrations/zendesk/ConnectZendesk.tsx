import { ConnectService } from '../ConnectService.tsx';
import { ZendeskAccessForm } from './ZendeskAccessForm.tsx';

const DOES = [
  'A conversation that is handed over becomes a ticket with its transcript; what is said later is added.',
  'Its number, a link and its status stand beside the conversation in the inbox.',
  'While Zendesk is down tickets wait, and are sent once when it is back.',
];

/** What connects Zendesk. */
export function ConnectZendesk() {
  return (
    <ConnectService service="zendesk" name="Zendesk" does={DOES}>
      <ZendeskAccessForm />
    </ConnectService>
  );
}
