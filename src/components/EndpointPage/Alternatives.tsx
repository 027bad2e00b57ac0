/** Values without fixed fields: one of several shapes, and objects with any names. */
import { Fragment } from 'react';
import type { Dictionary, Union } from '@portal/src/openapi/model';
import { fieldsOf, isScalar } from '@portal/src/openapi/shapes';
import { membersOf } from '@portal/src/request/values';
import {
  AlternativeMenu,
  Entries,
  findChosen,
  isFilledIn,
  JsonField,
  toTitle,
} from '../TryOutForm/OtherInputs';
import { EachFacts, Part, ShapeFacts } from './PropertyFacts';
import type { Inside, PropsOf } from './values';

/** The alternatives with their fields. The chosen one has the inputs. */
export function UnionValue({ shape, children, ...props }: PropsOf<Union> & Inside) {
  const { name, level, path, anchor, factsOf, value, example } = props;
  const { alternatives, discriminator, otherwise } = shape;
  const [chosen, entered] = findChosen(value);
  return (
    <div className="stack">
      {discriminator && (
        <p className="muted">
          <code>{discriminator}</code> says which one it is.
          {otherwise && ` Otherwise, it is ${otherwise}.`}
        </p>
      )}
      {path && <AlternativeMenu {...props} shape={shape} path={path} />}
      {alternatives.map((one, index) => {
        const key = `of${index}`;
        const input = key === chosen && path ? { path: `${path}/${key}`, value: entered } : {};
        const earlier = alternatives.slice(0, index).flatMap(fieldsOf);
        const inside = children({
          ...input,
          shape: one,
          name,
          level,
          anchor,
          taken: earlier.map((field) => field.name),
          factsOf: factsOf ?? path,
          example: membersOf(example)[key],
        });
        return (
          // A grid would grow with the longest word.
          <div key={key} className="grow">
            {isScalar(one) ? (
              <>
                <ShapeFacts shape={one} label={one.title} name={one.title} />
                {inside}
              </>
            ) : (
              <Part title={toTitle(shape, index)} shape={one} isOpen={key === chosen}>
                {inside}
              </Part>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface DictionaryProps extends PropsOf<Dictionary>, Inside {
  /** Whether the facts of the values stand above. */
  readonly isTold?: boolean;
}

/** What names and values are, and rows of them. */
export function DictionaryValue(all: DictionaryProps) {
  const { shape, isTold = false, children, ...props } = all;
  const { name, level, path, anchor } = props;
  const { values, names, patterns = [{ values }] } = shape;
  return (
    <>
      {names && <EachFacts shape={names} label="Each name" />}
      {patterns.map(({ pattern, values: one }, index) => {
        const title = patterns.length === 1 && !pattern ? 'Fields of each value' : toNames(pattern);
        const isOne = pattern !== undefined || patterns.length > 1;
        return isOne || fieldsOf(one).length > 0 ? (
          <Part key={index} title={title} shape={one} isOpen={isOne}>
            {children({ shape: one, name, level, anchor: index === 0 ? anchor : undefined })}
          </Part>
        ) : (
          <Fragment key={index}>
            {!isTold && <EachFacts shape={one} label="Each value" />}
            {!isScalar(one) && children({ shape: one, name, level: level ?? 0 })}
          </Fragment>
        );
      })}
      {path && isFilledIn(shape, path) ? (
        <Entries {...props} shape={shape} path={path}>
          {(row) => children({ ...row, shape: values })}
        </Entries>
      ) : (
        path && <JsonField {...props} path={path} />
      )}
    </>
  );
}

function toNames(pattern: string | undefined): string {
  return pattern === undefined ? 'All other names' : `Names that match ${pattern}`;
}
