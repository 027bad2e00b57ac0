/** Values without fixed fields: one of several shapes, and objects with any names. */
import { Fragment, useRef, useState } from 'react';
import clsx from 'clsx';
import type { Dictionary, Shape, Union } from '@portal/src/openapi/model';
import { fieldsOf, isScalar } from '@portal/src/openapi/shapes';
import { membersOf } from '@portal/src/request/values';
import { sayType } from '@portal/src/words/facts';
import * as facts from '@portal/src/messages/en/facts';
import * as messages from '@portal/src/messages/en/endpoint';
import { say } from '@portal/src/messages/say';
import Say from '../ui/Say';
import { useFormDispatch } from '../TryOutForm/FormContext';
import {
  Entries,
  findChosen,
  isFilledIn,
  JsonField,
  toAlternative,
} from '../TryOutForm/OtherInputs';
import { useHashTarget } from '../ui/hooks';
import Segments from '../ui/Segments';
import { EachFacts, Part, ShapeFacts } from './PropertyFacts';
import type { Inside, PropsOf } from './values';

/** A union shows one alternative at a time, which has the inputs. Readers choose it. */
export function UnionValue({ shape, draw, ...props }: PropsOf<Union> & Inside) {
  const { name, level, path, anchor, factsOf, example } = props;
  const { alternatives, discriminator, otherwise } = shape;
  const { ref, shown, entered, choose } = useAlternative(shape, props);
  return (
    <div ref={ref} className="stack near">
      <AlternativeMenu shape={shape} name={name} path={path} shown={shown} onChoose={choose} />
      {discriminator && (
        <p className="muted">
          <Say
            message={otherwise ? messages.saysWhichOrElse : messages.saysWhich}
            values={{ field: <code>{discriminator}</code>, title: otherwise }}
          />
        </p>
      )}
      {alternatives.map((one, index) => {
        const key = `of${index}`;
        const isShown = index === shown;
        const input = isShown && path ? { path: `${path}/${key}`, value: entered } : {};
        // An input has the only possible value.
        const { const: _value, ...open } = one;
        const told = isScalar(one) && input.path ? (open as Shape) : one;
        const earlier = alternatives.slice(0, index).flatMap(fieldsOf);
        return (
          // A grid would grow with the longest word.
          <div key={key} className={clsx('grow', !isShown && 'unchosen')} data-alternative={index}>
            {isTitled(one) && (
              <p className="unchosen">
                <strong>{toTitle(shape, index)}</strong>
              </p>
            )}
            <ShapeFacts shape={told} name={toTitle(shape, index)} />
            {draw({
              ...input,
              shape: one,
              name,
              level,
              anchor,
              taken: earlier.map((field) => field.name),
              factsOf: factsOf ?? path,
              example: membersOf(example)[key],
            })}
          </div>
        );
      })}
    </div>
  );
}

/** Whether the title of an alternative says more than its type, which is the first of its facts. */
function isTitled(shape: Shape): boolean {
  return shape.title !== undefined || fieldsOf(shape).length > 0;
}

/** The index of the shown alternative. A form keeps it, and an address of a field leads to its own. */
function useAlternative(shape: Union, { path, value }: Pick<PropsOf<Union>, 'path' | 'value'>) {
  const ref = useRef<HTMLDivElement>(null);
  const dispatch = useFormDispatch();
  const [read, setRead] = useState(0);
  const [chosen, entered] = findChosen(value);
  const shown = path ? Number(chosen.slice('of'.length)) : read;
  const choose = (index: number) => {
    if (path) dispatch({ type: 'set', path, value: toAlternative(shape, value, index) });
    else setRead(index);
  };
  useHashTarget(ref, (target) => {
    const index = [...(ref.current?.children ?? [])]
      .find((one) => one.contains(target))
      ?.getAttribute('data-alternative');
    if (index && Number(index) !== shown) choose(Number(index));
  });
  return { ref, shown, entered, choose };
}

/** Segments have at most so many names, and characters in total. */
const mostSegments = 4;
const mostCharacters = 48;

interface MenuProps extends Pick<PropsOf<Union>, 'shape' | 'name' | 'path'> {
  readonly shown: number;
  readonly onChoose: (index: number) => void;
}

function AlternativeMenu({ shape, name, path, shown, onChoose }: MenuProps) {
  const titles = shape.alternatives.map((_, index) => toTitle(shape, index));
  const isShort = titles.length <= mostSegments && titles.join('').length <= mostCharacters;
  const label = say(messages.kindOf, { name });
  return (
    <div id={path} className="inline">
      <span className="muted">{shape.exclusive ? messages.oneOf : messages.anyOf}</span>{' '}
      {isShort ? (
        <Segments
          label={label}
          options={titles.map((title, index) => ({ id: String(index), label: title }))}
          selected={String(shown)}
          onSelect={(id) => onChoose(Number(id))}
        />
      ) : (
        <select
          className="scripted field input grow"
          aria-label={label}
          value={shown}
          onChange={({ target }) => onChoose(target.selectedIndex)}
        >
          {titles.map((title, index) => (
            <option key={index} value={index}>
              {title}
            </option>
          ))}
        </select>
      )}
      <span className="unscripted muted">{titles.join(facts.comma)}</span>
    </div>
  );
}

function toTitle({ alternatives }: Union, index: number): string {
  const shape = alternatives[index] ?? { kind: 'union', alternatives };
  return shape.title ?? sayType(shape);
}

interface DictionaryProps extends PropsOf<Dictionary>, Inside {
  /** Whether the facts of the values stand above. */
  readonly isTold?: boolean;
}

/** What names and values are, and rows of them. */
export function DictionaryValue(all: DictionaryProps) {
  const { shape, isTold = false, draw, ...props } = all;
  const { name, level, path, anchor } = props;
  const { values, names, patterns = [{ values }] } = shape;
  return (
    <>
      {names && <EachFacts shape={names} label={messages.eachName} />}
      {patterns.map(({ pattern, values: one }, index) => {
        const title =
          patterns.length === 1 && !pattern ? messages.fieldsOfEachValue : toNames(pattern);
        const isOne = pattern !== undefined || patterns.length > 1;
        return isOne || fieldsOf(one).length > 0 ? (
          <Part key={index} title={title} shape={one} isOpen={isOne}>
            {draw({ shape: one, name, level, anchor: index === 0 ? anchor : undefined })}
          </Part>
        ) : (
          <Fragment key={index}>
            {!isTold && <EachFacts shape={one} label={messages.eachValue} />}
            {!isScalar(one) && draw({ shape: one, name, level: level ?? 0 })}
          </Fragment>
        );
      })}
      {path && isFilledIn(shape, path) ? (
        <Entries {...props} shape={shape} path={path}>
          {(row) => draw({ ...row, shape: values })}
        </Entries>
      ) : (
        path && <JsonField {...props} path={path} />
      )}
    </>
  );
}

function toNames(pattern: string | undefined): string {
  return pattern === undefined ? messages.allOtherNames : say(messages.namesThatMatch, { pattern });
}
