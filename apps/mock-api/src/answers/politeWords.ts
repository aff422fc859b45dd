/** What is said for politeness around what is meant, as alternatives of a pattern. */
export const POLITE = [
  "please|pls|thanks|thank you|thx|that would be (great|good|nice|lovely|kind|perfect|helpful)|great|perfect|good|that's (fine|ok|okay|all|alright)|it's (fine|ok|okay|alright)|i'm (fine|good|ok|okay)|all good|a lot|very much",
  'bitte|danke|danke schön|vielen dank|sehr|das wäre (gut|toll|nett|super)|super|schon gut|passt schon',
  "merci|s'il vous plaît|s'il te plaît|beaucoup|parfait",
  'per favore|per piacere|grazie|perfetto',
  'por favor|gracias|muchas gracias|perfecto',
  'obrigad[oa]|se faz favor|perfeito',
  'alstublieft|alsjeblieft|a ?u ?b|bedankt|dank (je|u)( wel)?|hoor',
].join('|');

/** What a visitor says, as words in small letters with one blank between them: patterns need not care for anything else. */
export const wordsSaid = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
