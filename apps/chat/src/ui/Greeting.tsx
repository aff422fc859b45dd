import type { ChatAssistant } from '#api/ChatApi.ts';
import type { Words } from './words.ts';

/** Longer ones are written smaller. */
const SHORT = 100;

/** What the assistant says first, on the band, or on the company's picture. What follows overlaps it a little. */
export function Greeting({ assistant: { config }, words }: { assistant: ChatAssistant; words: Words }) {
  const { cover } = config.appearance;
  const greeting = words.of(config.homePage.greeting);
  const detail = words.of(config.homePage.greetingDetail);
  // White can be read on any picture under that much black.
  const ground = cover ? 'bg-[#000] text-[#fff]' : 'bg-band text-band-ink';
  return (
    <div
      className={`chat-greeting relative overflow-hidden gutter pb-14 short:pb-10 ${ground} ${cover ? 'pt-14' : 'pt-3 short:pt-0'}`}
    >
      {cover && <img src={cover} alt="" className="absolute inset-0 size-full object-cover opacity-45" />}
      <p
        dir="auto"
        lang={words.lang}
        className={`relative animate-rise font-semibold tracking-tight text-balance wrap-anywhere short:text-lg ${greeting.length > SHORT ? 'text-lg' : 'text-2xl'}`}
      >
        {greeting}
      </p>
      {detail && (
        <p dir="auto" lang={words.lang} className="relative mt-1.5 wrap-anywhere">
          {detail}
        </p>
      )}
    </div>
  );
}
