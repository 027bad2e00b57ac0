import { stringify } from 'yaml';

/**
 * Serializes an export as YAML. Strings that a parser of YAML 1.1 would read as another type, such
 * as dates and `no`, are quoted. Repeated values are written out, because not all tools read
 * anchors.
 */
export function toYaml(value: object): string {
  return stringify(value, { aliasDuplicateObjects: false, compat: 'yaml-1.1', lineWidth: 0 });
}
