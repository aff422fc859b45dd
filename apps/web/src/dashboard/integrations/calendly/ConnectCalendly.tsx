import { ConnectService } from '../ConnectService.tsx';
import { CalendlyAccessForm } from './CalendlyAccessForm.tsx';

const DOES = [
  'A step of a guided flow offers the times that are free; visitors pick one in the chat, in their own time zone.',
  'Name and email are filled in as far as they are known.',
  'The booking stands beside the conversation, and shows when it is moved or canceled.',
];

/** What connects Calendly. */
export function ConnectCalendly({ tokenPage }: { tokenPage: string }) {
  return (
    <ConnectService service="calendly" name="Calendly" does={DOES}>
      <CalendlyAccessForm tokenPage={tokenPage} />
    </ConnectService>
  );
}
