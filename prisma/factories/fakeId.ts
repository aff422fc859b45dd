import { faker } from '@faker-js/faker/locale/en';

/** An id in the API's form (`conv_5f3a…`), but drawn from faker: the same seed draws the same ids. */
export function fakeId(
  prefix:
    | 'user'
    | 'clnt'
    | 'asst'
    | 'atch'
    | 'cann'
    | 'macr'
    | 'schd'
    | 'conv'
    | 'mesg'
    | 'topc'
    | 'vstr'
    | 'ntfn'
    | 'usgp'
    | 'imag'
    | 'labl'
    | 'team'
    | 'view'
    | 'answ'
    | 'artc'
    | 'acat'
    | 'stor'
    | 'intg'
    | 'ireq'
    | 'tckt'
    | 'book'
    | 'afaq'
    | 'form'
    | 'fsub'
    | 'flow'
    | 'frun'
    | 'ftst'
    | 'akey'
    | 'whep'
    | 'whdl'
    | 'evnt',
): string {
  return `${prefix}_${faker.string.hexadecimal({ length: 24, casing: 'lower', prefix: '' })}`;
}
