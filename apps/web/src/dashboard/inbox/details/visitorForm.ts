import { array, check, email, maxLength, nonEmpty, object, pipe, regex, string, trim, union, literal } from 'valibot';

/** What the API takes, said beside the field while it is typed. */
export const visitorSchema = object({
  name: pipe(string(), trim(), nonEmpty('Enter a name.'), maxLength(120, 'Use at most 120 characters.')),
  email: union([
    literal(''),
    pipe(string(), trim(), email('Enter an email address such as hannah@company.com, or leave it empty.')),
  ]),
  phone: union([
    literal(''),
    pipe(
      string(),
      trim(),
      regex(/^\+?[\d\s()./-]{3,30}$/, 'Enter a phone number such as +41 31 555 01 42, or leave it empty.'),
    ),
  ]),
  attributes: pipe(
    array(
      object({
        name: pipe(
          string(),
          trim(),
          nonEmpty('Name this attribute, or remove it.'),
          maxLength(60, 'Use at most 60 characters for a name.'),
        ),
        value: pipe(string(), trim(), maxLength(500, 'Use at most 500 characters.')),
      }),
    ),
    maxLength(50, 'Keep at most 50 attributes.'),
    check((all) => new Set(all.map(({ name }) => name)).size === all.length, 'Name each attribute once.'),
  ),
});
