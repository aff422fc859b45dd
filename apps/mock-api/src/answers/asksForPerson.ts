import { PERSON_WISHES, type PersonWishes } from './personWishes.ts';
import { POLITE, wordsSaid } from './politeWords.ts';
import { GREETINGS } from './smallTalk.ts';

/** What may stand around a wish and changes nothing of it. */
const AROUND = `${POLITE}|${GREETINGS}|(right )?now|instead|directly|jetzt|sofort|maintenant|ora|adesso|subito|ahora|agora|nu`;

const SAYS_SO = Object.values(PERSON_WISHES).map(patternOf);

/** More than that is a story, which is for the guides first. */
const LONGEST = 250;

/**
 * Whether a visitor wishes to be with a person instead of the assistant, in any language that it speaks by itself. Nothing but the
 * wish and what it is about: a question in which a person comes up stays one.
 */
export function asksForPerson(text: string): boolean {
  const said = wordsSaid(text);
  return said.length <= LONGEST && SAYS_SO.some((pattern) => pattern.test(said));
}

function patternOf({ human, staff, about, wishes }: PersonWishes): RegExp {
  const wish = wishes
    .join('|')
    .replaceAll('{human}', `(${human})`)
    .replaceAll('{person}', `(${human}|${staff})`)
    .replaceAll('{about}', `( (${about}) .+)?`);
  return new RegExp(`^((${AROUND}) )*(${wish})( (${AROUND}))*$`, 'u');
}
