/** Words by how they sound: a few hundred are most of what customers say. */
const GLAD = new Set(
  (
    'thank thanks thankyou great perfect wonderful awesome amazing brilliant excellent fantastic lovely love loved happy glad pleased nice ' +
    'helpful helps helped easy quick fast friendly kind best better super cool appreciate appreciated satisfied works worked solved fixed ' +
    'recommend beautiful comfortable merci danke dank gracias'
  ).split(' '),
);
const UNHAPPY = new Set(
  (
    'bad worse worst terrible horrible awful annoying annoyed angry disappointed disappointing disappointment frustrated frustrating useless ' +
    'ridiculous unacceptable poor slow late delayed broken broke damaged defective faulty ruined torn leaks leaking leaky wrong missing lost ' +
    'problem problems complaint complain refuse refused rude unhappy upset sad fail failed fails failing error errors stuck confusing confused ' +
    'waiting impossible hate scam fraud unfair never nobody declined twice hole holes pinches soaks mouldy ripped'
  ).split(' '),
);
const NEGATIONS = new Set(
  'not no never dont doesnt didnt isnt wasnt arent cant cannot wont without nothing hardly nicht kein keine'.split(' '),
);
const STRONGER = new Set('very really so extremely too absolutely completely totally'.split(' '));

/** How many words back a «not» reaches. */
const REACH = 3;

/**
 * How what somebody wrote sounds, from -1 (unhappy) to 1 (glad); 0 where nothing tells. «Not bad» counts as glad and «not
 * happy» as unhappy, each by half of the word.
 */
export function sentimentOf(texts: readonly string[]): number {
  let sum = 0;
  for (const text of texts) {
    const words =
      text
        .toLowerCase()
        .replaceAll(/['’]/g, '')
        .match(/[\p{L}]+|[.!?;]/gu) ?? [];
    for (const [at, word] of words.entries()) {
      const sound = GLAD.has(word) ? 1 : UNHAPPY.has(word) ? -1 : 0;
      if (sound === 0) continue;
      const before = withinSentence(words.slice(Math.max(0, at - REACH), at));
      const isNegated = before.some((one) => NEGATIONS.has(one));
      const strength = STRONGER.has(before.at(-1) ?? '') ? 1.5 : 1;
      sum += isNegated ? -0.5 * sound : sound * strength;
    }
    if (/[👍😊🙂😀❤🙏]/u.test(text)) sum += 1;
    if (/[😡😠😞👎🤬😢]/u.test(text)) sum -= 1;
  }
  return sum === 0 ? 0 : sum / (Math.abs(sum) + 1);
}

function withinSentence(words: readonly string[]): readonly string[] {
  return words.slice(words.findLastIndex((word) => /[.!?;]/.test(word)) + 1);
}

/** From here on, in either direction, somebody is glad or unhappy rather than neither. */
export const TELLING = 0.3;
