/** What a question of some form is answered with. */
const FORMS: readonly { asks: RegExp; answers: RegExp }[] = [
  {
    asks: /\b(?:how much|costs?|prices?|charge|fee|deduct|what do you ask|for money|billed)\b/iu,
    answers: /\b(?:CHF|EUR|GBP|NOK|SEK|USD|francs?|euros?|dollars?|free|no cost|nothing|cheaper|prices?)\b|[$€£]/iu,
  },
  {
    asks: /\b(?:how (?:long|soon|quick|quickly|fast|often|many (?:minutes|hours|days|weeks|months|years))|when|deadline|until)\b/iu,
    answers:
      /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|noon|o.clock|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|morning|evening|night|spring|summer|autumn|winter|never|once)\b/iu,
  },
  { asks: /\bphone number\b/iu, answers: /\d[\d ]{6,}/u },
  { asks: /\bweighs?\b|\bhow heavy\b/iu, answers: /\d\s?(?:kg|g|grams?|kilos?|lbs?|pounds?)\b/iu },
  {
    asks: /\b(?:how (?:many|tall|high|big|large|wide|far|old)|what (?:size|height|age)|minimum|maximum)\b/iu,
    answers: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|half|once|twice)\b/iu,
  },
];

/** Whether a text holds what a question of this form asks for, like a price or a time: 1, or -1 when it does not; 0 where the form asks for nothing. */
export function answerTypeMatch(question: string, text: string): -1 | 0 | 1 {
  const form = FORMS.find(({ asks }) => asks.test(question));
  if (!form) return 0;
  return form.answers.test(text) ? 1 : -1;
}
