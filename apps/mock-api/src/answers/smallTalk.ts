const GREETING = /^\W*(hi|hello|hey|good (morning|afternoon|evening)|hallo|grüezi|bonjour|ciao)( there| again)?\W*$/iu;
const THANKS =
  /^\W*(ok(ay)?,? )?(thanks?( you)?( so much| a lot| very much)?|thx|cheers|great|perfect|merci|danke)\W*$/iu;

/** What is said to a greeting or thanks, which ask for nothing; null for all else. */
export function smallTalk(text: string): string | null {
  if (GREETING.test(text)) return 'Hello! What would you like to know?';
  return THANKS.test(text) ? 'You are welcome. Is there anything else?' : null;
}
