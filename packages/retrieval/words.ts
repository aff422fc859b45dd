import { stemmer } from 'stemmer';

/** Words that tell nothing of what a question is about. */
const STOP_WORDS = new Set(
  (
    'a about after again all also am an and any anybody are as at be because been before being but by can cannot could did do does doing ' +
    'done for from get gets give given go goes going got had has have having he her here him his how i if in into is it its just let like ' +
    'made make makes may me might more most much must my need needs no not now of off on once one only or other our out over own please ' +
    'put say says shall she should so some somebody someone something still such take takes tell than that the their them then there these ' +
    'they thing things this those to too up us use used using very via want wants was way we were what when where whether which while who ' +
    'whom whose why will with without would yes you your yours im ive id dont doesnt didnt cant isnt arent wont hello hi hey thanks thank ' +
    'aber als am an auch auf aus bei bin bis das dass dem den der des die dir du ein eine einem einen einer er es für hat habe haben ich ihr ' +
    'im in ist ja kann man mein meine mich mir mit nach nicht noch nur oder sich sie sind so um und uns von vor wann war was wie wird wir wo ' +
    'zu zum zur au aux avec ce ces cette dans de des du elle en est et il je la le les leur mais mes moi mon ne nous ou par pas pour que qui ' +
    'sa se ses son sur un une vous'
  ).split(' '),
);

/** Ways of saying the same in shops and services; the first stands for all. Single words, as they are written. */
const SYNONYMS = [
  'return send-back refund reimburse reimbursement giveback',
  'delivery deliver shipping ship shipment postage dispatch courier',
  'parcel package packet',
  'price cost costs fee charge charges expensive cheap rate',
  'buy purchase order ordered bought',
  'invoice bill receipt',
  'discount rebate reduction reduced sale',
  'voucher coupon',
  'repair fix mend mended broken broke defective damaged',
  'jacket coat anorak parka',
  'trousers pants',
  'shoe shoes footwear',
  'pack rucksack backpack bag',
  'warranty guarantee',
  'exchange swap replace replacement',
  'cancel cancellation',
  'email mail e-mail',
  'phone telephone call',
  'course class lesson lessons training workshop',
  'rent hire rental',
  'wash launder laundry clean cleaning',
  'child children kid kids',
  'shop store',
  'open opening hours',
  'pay payment',
  'size sizes sizing fit',
  'worker staff employee employees team',
].map((line) => line.split(' ').map((word) => stemmed(word)));

const CANONICAL = new Map(SYNONYMS.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));

/** In lower case, without accents and apostrophes, without its ending. Not for words of other languages than English. */
function stemmed(word: string): string {
  return stemmer(
    word
      .normalize('NFKD')
      .replace(/[\u0300-\u036F'’]/g, '')
      .toLowerCase(),
  );
}

/** The words of a text that say what it is about, in order, each once. */
export function contentWords(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return [...new Set((words ?? []).filter((word) => !STOP_WORDS.has(word)))];
}

/** What a word means to the search: its stem, or that of the word that stands for all of its meaning. */
export function termOf(word: string): string {
  const stem = stemmed(word);
  return CANONICAL.get(stem) ?? stem;
}

/** The terms of a text, as often as they occur. */
export const termsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F'’]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !STOP_WORDS.has(word))
    .map(termOf);

/** Words by which one could also find what `word` means, itself among them. */
export function variantsOf(word: string): string[] {
  const stem = stemmed(word);
  const group = SYNONYMS.find((words) => words.includes(stem));
  return [...new Set([word, ...(group ?? [])])];
}
