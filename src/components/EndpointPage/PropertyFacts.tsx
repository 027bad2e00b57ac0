/** What the document says of a value, wherever the value stands. */
import { memo } from 'react';
import clsx from 'clsx';
import { toDocsLink } from '@portal/src/openapi/text';
import type { Choice, ChoiceLabel, Example, Field, Shape } from '@portal/src/openapi/model';
import { fieldsOf, isScalar, isScalarList, toTypeKey } from '@portal/src/openapi/shapes';
import { sayCondition } from '@portal/src/words/conditions';
import {
  hasLine,
  isExplained,
  isListed,
  isNamed,
  listExamples,
  sayDeprecated,
  sayFacts,
  sayFormat,
  sayTitle,
  sayValue,
} from '@portal/src/words/facts';
import { toTypeParts } from '@portal/src/words/types';
import * as facts from '@portal/src/messages/en/facts';
import * as messages from '@portal/src/messages/en/endpoint';
import { say, sayCount } from '@portal/src/messages/say';
import Badge from '../ui/Badge';
import Fold, { type FoldProps } from '../ui/Fold';
import InlineText from '../ui/InlineText';
import PageLink from '../ui/PageLink';
import Prose from '../ui/Prose';
import Say from '../ui/Say';
import styles from './FieldList.module.css';

interface Props {
  readonly field: Field;
  readonly name: string;
  /** The anchor of the row, if it has a separate address. */
  readonly anchor?: string | undefined;
  /** The path of the form field, whose label is the name, and which the facts describe. */
  readonly path?: string | undefined;
}

/**
 * The name of a parameter or a field, and what the document says of it: below the name if an input
 * is beside it, else in a column of its own.
 */
function PropertyFacts({ field, name, anchor, path }: Props) {
  const { required, deprecated } = field;
  const label = <code className={clsx('plain strong wrap', styles.fact)}>{name}</code>;
  const isLabelled = path && isScalar(field) && field.const === undefined;
  const head = (
    <>
      {isLabelled ? <label htmlFor={path}>{label}</label> : label}{' '}
      {anchor && (
        <a
          className="hash-link muted"
          href={`#${encodeURIComponent(anchor)}`}
          tabIndex={-1}
          aria-label={say(messages.linkTo, { anchor })}
        >
          #
        </a>
      )}{' '}
      <span id={path && `${path}-type`} className={clsx('muted tiny', styles.fact)}>
        <TypeName shape={field} />
      </span>
      {required && (
        <span id={path && `${path}-required`} className={clsx('danger tiny', styles.fact)}>
          {` ${messages.required}`}
        </span>
      )}{' '}
      {deprecated && <Badge kind="deprecated" />}
    </>
  );
  const description = <Description field={field} id={path && `${path}-description`} />;
  return path ? (
    <div>
      {head}
      {description}
    </div>
  ) : (
    <>
      <div>{head}</div>
      {description}
    </>
  );
}

export default memo(PropertyFacts);

/** A part of a row. Markdown has it on the line of the name. */
export const besideProps = { className: styles.beside, 'data-mdast': 'row' };

interface DescriptionProps extends Pick<Props, 'field'> {
  readonly id: string | undefined;
}

function Description({ field, id }: DescriptionProps) {
  // Beside it, a form has the only possible value.
  const { const: _value, ...open } = field;
  const facts = sayFacts(id && isScalar(field) ? open : field, isPhrase);
  return (
    <div {...(id ? { id, className: styles.description } : besideProps)}>
      {facts.length > 0 && (
        <span className={clsx('muted tiny', styles.fact)}>
          <InlineText>{facts.join(' · ')}</InlineText>
        </span>
      )}
      <Texts
        shape={field}
        name={field.name}
        isSuggested={id !== undefined && field.kind === 'scalar'}
      />
    </div>
  );
}

/** The type of a value, with links to the pages of schemas. */
function TypeName({ shape }: Pick<PartProps, 'shape'>) {
  const format = sayFormat(shape);
  return (
    <>
      {toTypeParts(shape).map((part, index) => {
        if (typeof part === 'string') return part;
        const { schema, slug } = part;
        if (slug === undefined) return schema;
        return (
          <PageLink key={index} to={`/docs/schemas/${slug}`}>
            {schema}
          </PageLink>
        );
      })}
      {format && facts.comma + format}
    </>
  );
}

interface TextsProps extends Pick<PartProps, 'shape'> {
  /** The name that is shown above, which a title does not repeat. */
  readonly name?: string | undefined;
  /** Whether an input suggests the only example. */
  readonly isSuggested?: boolean | undefined;
}

/** What the document says of a value in more than phrases. */
function Texts({ shape, name, isSuggested }: TextsProps) {
  const { deprecated, description, conditions = [], docs } = shape;
  const title = sayTitle(shape, name);
  const examples = listExamples(shape);
  return (
    <>
      {deprecated && (
        <p>
          <InlineText>{sayDeprecated(deprecated)}</InlineText>
        </p>
      )}
      {title && <p>{title}</p>}
      {description && <Prose className="muted">{description}</Prose>}
      {conditions.map((condition, index) => (
        <p key={index} className="muted">
          <InlineText>{sayCondition(condition)}</InlineText>
        </p>
      ))}
      {shape.kind === 'choice' && isListed(shape) && <ListedChoices shape={shape} />}
      {examples.length > 0 && <ExampleValues examples={examples} isSuggested={isSuggested} />}
      {docs && <Prose className="muted">{toDocsLink(docs, messages.moreDocumentation)}</Prose>}
      {isScalarList(shape) && <EachFacts shape={shape.items} label={messages.eachItem} />}
    </>
  );
}

/** Longer lists of values are folded. */
const mostShown = 12;

function ListedChoices({ shape: { choices, labels } }: { readonly shape: Choice }) {
  const list = <Values values={choices.map((value, index) => ({ ...labels?.[index], value }))} />;
  if (choices.length <= mostShown) return list;
  return (
    <NestedList title={messages.values} count={choices.length}>
      {list}
    </NestedList>
  );
}

interface ExamplesProps extends Pick<TextsProps, 'isSuggested'> {
  readonly examples: readonly Example[];
}

/** Examples on a line, or with their names and texts in a list. */
function ExampleValues({ examples, isSuggested }: ExamplesProps) {
  const isListed = examples.some(isNamed);
  const isTold = isSuggested && examples.length === 1 && !isListed;
  return (
    <>
      <p className={clsx('muted wrap', isTold && 'unscripted')}>
        <Say
          message={sayCount(messages.examples, examples.length)}
          values={{
            values: !isListed && (
              <InlineText>
                {examples.map((one) => sayValue(one.value)).join(facts.comma)}
              </InlineText>
            ),
          }}
        />
      </p>
      {isListed && (
        <Values values={examples.map((one) => ({ ...one, name: one.summary ?? one.name }))} />
      )}
    </>
  );
}

interface ValuesProps {
  readonly values: readonly (ChoiceLabel & Pick<Example, 'value'>)[];
}

function Values({ values }: ValuesProps) {
  return (
    <ul className="muted tight">
      {values.map(({ value, name, description, deprecated }, index) => (
        <li key={index} className="wrap">
          <InlineText>{sayValue(value)}</InlineText>
          {name !== undefined && ` ${name}`}
          {deprecated && (
            <>
              {' '}
              <Badge kind="deprecated" />
            </>
          )}
          {description && <InlineText>{`: ${description}`}</InlineText>}
        </li>
      ))}
    </ul>
  );
}

export function NestedList({ children, ...list }: FoldProps) {
  return (
    <Fold {...list}>
      <div className="nested near">{children}</div>
    </Fold>
  );
}

interface PartProps extends Omit<FoldProps, 'count'> {
  readonly shape: Shape;
}

/** A part of a value, with what the document says of it, that can be folded. */
export function Part({ shape, children, ...list }: PartProps) {
  return (
    <NestedList {...list} count={fieldsOf(shape).length}>
      <ShapeFacts shape={shape} name={list.title} />
      {children}
    </NestedList>
  );
}

/** Whether the facts of each item are phrases of its list, and have no line of their own. */
const isPhrase = (each: Shape) => !hasLine(each);

interface ShapeProps extends TextsProps {
  /** A message with the type. */
  readonly label?: string | undefined;
}

/** What the document says of a value without a row. The fields of an object tell its type. */
export function ShapeFacts({ shape, name, label }: ShapeProps) {
  const facts = sayFacts(shape, isPhrase);
  const isObject = toTypeKey(shape) === 'object' && fieldsOf(shape).length > 0;
  // Examples of items say whose they are.
  const isClear = label ? !isExplained(shape) : isObject;
  const type = (
    <bdi>
      <TypeName shape={shape} />
    </bdi>
  );
  return (
    <>
      {(!isClear || facts.length > 0) && (
        <p className="flat muted tiny">
          <Say message={label ?? '{type}'} values={{ type }} />
          {facts.length > 0 && <InlineText>{` · ${facts.join(' · ')}`}</InlineText>}
        </p>
      )}
      <Texts shape={shape} name={name} />
    </>
  );
}

/** What the document says of each item or member, unless it says no more than its type. */
export function EachFacts(props: ShapeProps) {
  return hasLine(props.shape) && <ShapeFacts {...props} />;
}
