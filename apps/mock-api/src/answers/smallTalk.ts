import { ownWords } from './ownWords.ts';

/** How visitors greet, as alternatives of a pattern. */
export const GREETINGS =
  'hi|hello|hey|good (morning|afternoon|evening)|hallo|guten (morgen|tag|abend)|grüezi|bonjour|bonsoir|salut|ciao|buongiorno|hola|buenos días|olá|bom dia|goedemorgen|goedemiddag';
const GREETING = new RegExp(String.raw`^\W*(${GREETINGS})( there| again)?\W*$`, 'iu');
const THANKS =
  /^\W*(ok(ay)?,? )?(thanks?( you)?( so much| a lot| very much)?|thx|cheers|great|perfect|merci( beaucoup)?|danke( schön| sehr)?|vielen dank|grazie( mille)?|(muchas )?gracias|obrigad[oa]|bedankt|dank (je|u)( wel)?)\W*$/iu;

/** What is said to a greeting or thanks, which ask for nothing, in the language of who writes; null for all else. */
export function smallTalk(text: string, language: string | null): string | null {
  if (GREETING.test(text)) return ownWords(language).greeting;
  return THANKS.test(text) ? ownWords(language).welcome : null;
}
