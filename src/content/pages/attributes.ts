/** Checks the attributes of HTML elements: React has its own names for some of them. */
import { suggest, type Problem } from '../problem';
import type { Written } from './elements';

/** Names that differ from those of HTML by more than hyphens and capitals. */
const renamed: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

/** Names with capitals that editors of HTML may write without them, from react-dom. */
const names = [
  ...['accessKey', 'autoCapitalize', 'autoFocus', 'autoPlay', 'cellPadding', 'cellSpacing'],
  ...['className', 'colSpan', 'contentEditable', 'controlsList', 'crossOrigin', 'dateTime'],
  ...['disablePictureInPicture', 'fetchPriority', 'frameBorder', 'hrefLang', 'htmlFor'],
  ...['inputMode', 'itemID', 'itemProp', 'itemRef', 'itemScope', 'itemType', 'maxLength'],
  ...['minLength', 'noValidate', 'playsInline', 'readOnly', 'referrerPolicy', 'rowSpan'],
  ...['spellCheck', 'srcLang', 'tabIndex', 'useMap', 'clipPath', 'clipRule'],
  ...['dominantBaseline', 'fillOpacity', 'fillRule', 'fontFamily', 'fontSize', 'fontWeight'],
  ...['gradientTransform', 'gradientUnits', 'markerEnd', 'markerStart', 'pathLength'],
  ...['preserveAspectRatio', 'stopColor', 'stopOpacity', 'strokeDasharray', 'strokeLinecap'],
  ...['strokeLinejoin', 'strokeOpacity', 'strokeWidth', 'textAnchor', 'viewBox'],
];

/** Attributes that work without a value. */
const switches = [
  ...['allowFullScreen', 'async', 'autoFocus', 'autoPlay', 'checked', 'controls', 'default'],
  ...['defer', 'disabled', 'disablePictureInPicture', 'download', 'hidden', 'inert', 'itemScope'],
  ...['loop', 'multiple', 'muted', 'noValidate', 'open', 'playsInline', 'readOnly', 'required'],
  ...['reversed', 'selected'],
];

const byPlainName = new Map(names.map((name) => [toPlainName(name), name]));

function toPlainName(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}

/** Browsers report such names in their console, and some of the attributes have no effect. */
export function checkAttributeName(name: string, written: Written): readonly Problem[] {
  const known = renamed[name] ?? byPlainName.get(toPlainName(name));
  if (known !== undefined && known !== name) {
    const found = `the HTML name ${JSON.stringify(name)}`;
    const hint = 'Pages use the attribute names of React.';
    return [{ found, expected: JSON.stringify(known), hint }];
  }
  const isSwitch = written.isKnown && written.value === true;
  if (!isSwitch || switches.includes(name) || /^(data|aria)-/.test(name)) return [];
  const found = `${JSON.stringify(name)} without a value, which has no effect`;
  return [{ found, expected: `a value, as in ${name}="…"`, ...suggest(name, switches) }];
}
