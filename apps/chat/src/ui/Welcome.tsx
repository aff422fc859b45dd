import type { ChatAssistant, ChatFlow } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { disclosureOf } from './disclosure.ts';
import { FlowOffers } from './FlowOffers.tsx';
import { Greeting } from './Greeting.tsx';
import { ChatsIcon } from './icons.tsx';
import { backSentence } from './teamSentences.ts';
import type { Words } from './words.ts';

type WelcomeProps = {
  assistant: ChatAssistant;
  words: Words;
  wantsPerson: boolean;
  /** Whether the visitor may only read. */
  isBlocked: boolean;
  /** Null where there is no choice. */
  onWantPerson: ((wantsPerson: boolean) => void) | null;
  onStartFlow: (flow: ChatFlow) => void;
};

/** What the assistant says before anything is written, and the choice of who answers. */
export function Welcome({ assistant, words, wantsPerson, isBlocked, onWantPerson, onStartFlow }: WelcomeProps) {
  const { title, clientName, availability } = assistant;
  const back = backSentence(availability);
  const disclosure = disclosureOf(assistant, words);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="shrink-0">
        <Greeting assistant={assistant} words={words} />
      </div>
      <div className="relative gutter-box -mt-7">
        <div className="flex gap-3 rounded-card border border-line bg-raised p-4 shadow-raised short:p-3">
          <ChatsIcon className="mt-0.5 size-4 text-brand" />
          <div className="min-w-0 flex-1 wrap-anywhere">
            <p className="font-medium">{t('Ask in your own words')}</p>
            <p
              dir={isBlocked || wantsPerson ? undefined : disclosure.dir}
              className="mt-0.5 text-dense text-pretty text-ink-muted"
            >
              {!isBlocked && (
                <>
                  {wantsPerson
                    ? [t('Somebody at {company} will answer here.', { company: clientName }), back && `${back}.`]
                        .filter(Boolean)
                        .join(' ')
                    : disclosure.text}{' '}
                </>
              )}
              {t('Close this page whenever you like: you will find the conversation again in this browser.')}
            </p>
          </div>
        </div>
      </div>
      {onWantPerson && (
        <fieldset className="gutter-box my-3">
          <legend className="mb-1.5 text-dense text-ink-muted">{t('Who should answer?')}</legend>
          <div className="flex flex-wrap gap-2">
            <Choice
              name={t('{name}, the assistant', { name: title })}
              isChosen={!wantsPerson}
              onChoose={() => onWantPerson(false)}
            />
            <Choice name={t('A person')} isChosen={wantsPerson} onChoose={() => onWantPerson(true)} />
          </div>
        </fieldset>
      )}
      {!isBlocked && !wantsPerson && assistant.guidedFlows.length > 0 && (
        <div className="gutter-box my-3">
          <FlowOffers flows={assistant.guidedFlows} onStart={onStartFlow} />
        </div>
      )}
    </div>
  );
}

type ChoiceProps = { name: string; isChosen: boolean; onChoose: () => void };

function Choice({ name, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-3 text-dense hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input type="radio" name="who-answers" checked={isChosen} onChange={onChoose} className="accent-brand" />
      {name}
    </label>
  );
}
