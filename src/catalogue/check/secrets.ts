import { listNested, type Property } from '../schema';
import { lacksMark } from '../secrets';
import { toQuoted, type Problem } from './problem';

/** Reports parameters that look like credentials without a mark that says whether they are. */
export function checkSecrets(list: readonly Property[], field: string): Problem[] {
  return listNested(list).flatMap(({ property, parents }) => {
    if (!lacksMark(property)) return [];
    const names = [...parents, property].map(({ name }) => name);
    return [
      {
        field: [field, ...names].join('.'),
        found: `the name ${toQuoted(property.name)} without "secret"`,
        expected: 'secret: true for a credential, or secret: false',
        hint: 'Credentials are hidden in the form, and omitted from links to a filled form.',
      },
    ];
  });
}
