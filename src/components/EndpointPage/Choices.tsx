import { memo } from 'react';
import type { Endpoint, EndpointChoice } from '@portal/src/openapi/model';
import type { FormValues } from '@portal/src/request/model';
import { toChosen } from '@portal/src/request/choose';
import { toPlainText } from '@portal/src/openapi/inline';
import { membersOf, valueOf } from '@portal/src/request/values';
import * as messages from '@portal/src/messages/en/endpoint';
import { useFormDispatch } from '../TryOutForm/FormContext';
import Fold from '../ui/Fold';
import PageLink from '../ui/PageLink';
import Prose from '../ui/Prose';
import { joinElements } from '../ui/Say';
import { toBodyText, toGrammar } from './responseExamples';
import { ParameterList } from './Value';
import WholeFacts from './WholeFacts';

interface Props {
  readonly endpoint: Endpoint;
  readonly values: FormValues;
}

/** The operation that has a callback, or the callbacks of an operation. */
export function Related({ endpoint: { related = [], event } }: Pick<Props, 'endpoint'>) {
  if (related.length === 0) return null;
  return (
    <p className="below small">
      <strong>{event ? messages.callbackOf : messages.callbacks}</strong>{' '}
      {joinElements(related, ({ title, route }) => (
        <PageLink to={route}>{title}</PageLink>
      ))}
    </p>
  );
}

type Name = EndpointChoice['name'];

const titles = {
  server: messages.server,
  authentication: messages.authentication,
  mediaType: messages.mediaType,
} as const satisfies Record<Name, string>;

interface ChoiceProps extends Props {
  readonly name: Name;
}

/**
 * The server, the authentication or the media type of a request, with all of its options. With one
 * option, there is nothing to choose, but its description and variables.
 */
export function Choice({ name, endpoint, values }: ChoiceProps) {
  const dispatch = useFormDispatch();
  const { options: all = [] } = endpoint.choices?.find((one) => one.name === name) ?? {};
  const entered = values.choice ?? {};
  const isMedia = name === 'mediaType';
  // The examples of a media type stand beside the code.
  const options = all.filter(
    ({ mediaType }, index) =>
      !isMedia || index === all.findIndex((one) => one.mediaType === mediaType),
  );
  const chosen = all.find(({ label }) => label === valueOf(entered, name)) ?? all[0];
  const isOnly = options.length === 1;
  if (!chosen || (isMedia && isOnly)) return null;
  const { description, variables = [], mediaType } = chosen;
  const { label } = options.find((one) => isMedia && one.mediaType === mediaType) ?? chosen;
  const path = `choice/${name}`;
  const names = toNames(name, options);
  return (
    <div className={name === 'server' ? 'stack wrap small' : 'near stack wrap small'}>
      <div className="inline" data-mdast={isOnly ? undefined : 'ignore'}>
        {name !== 'authentication' && (
          <label className="muted" htmlFor={isOnly ? undefined : path}>
            {titles[name]}
          </label>
        )}
        {isOnly ? (
          name !== 'server' && <p className="flat wrap">{label}</p>
        ) : (
          <select
            id={path}
            className="scripted field fit"
            aria-label={titles[name]}
            value={label}
            onChange={({ target }) => dispatch({ type: 'set', path, value: target.value })}
          >
            {options.map((option, index) => (
              <option key={index} value={option.label}>
                {names[index]}
              </option>
            ))}
          </select>
        )}
        {description && (isOnly || names.includes(label)) && !isMedia && (
          <Prose className="flat muted">{description}</Prose>
        )}
      </div>
      {variables.length > 0 && (
        <Fold title={messages.variables} count={variables.length}>
          <ParameterList
            parameters={variables}
            path="choice/variable"
            values={membersOf(valueOf(entered, 'variable'))}
          />
        </Fold>
      )}
      {!isOnly && (
        <AllOptions
          title={titles[name]}
          endpoint={endpoint}
          options={all.filter(
            (one) => !isMedia || options[0] === one || one.mediaType !== options[0]?.mediaType,
          )}
        />
      )}
    </div>
  );
}

/** The most characters of a description that is a name. */
const longestName = 40;

/** What the options are called. The URLs of servers are in the line above. */
function toNames(name: Name, options: EndpointChoice['options']): readonly string[] {
  if (name === 'mediaType') return options.map(({ mediaType = '' }) => mediaType);
  const labels = options.map(({ label }) => label);
  const texts = options.map(({ description = '' }) => toPlainText(description).trim());
  const areNames = texts.every((text) => text !== '' && text.length <= longestName);
  return name === 'server' && areNames && new Set(texts).size === texts.length ? texts : labels;
}

interface OptionsProps extends Pick<EndpointChoice, 'options'>, Pick<Props, 'endpoint'> {
  readonly title: string;
}

/** All options, for readers without scripts and for the page as Markdown. */
function AllOptions({ title, options, endpoint }: OptionsProps) {
  return (
    <div className="unscripted">
      <strong>{title}</strong>
      <ul>
        {options.map(({ label, description, variables = [], parameters = {}, ...body }, index) => (
          <li key={index}>
            <strong className="wrap">{label}</strong>
            {description && <Prose className="flat muted">{description}</Prose>}
            {index > 0 && <WholeFacts {...body} parameters={Object.values(parameters).flat()} />}
            {index > 0 && (body.example?.body ?? body.example?.formData) !== undefined && (
              <BodyExample endpoint={toChosen(endpoint, { choice: { mediaType: label } })} />
            )}
            {[variables, ...(index === 0 ? [] : Object.values(parameters))].map((fields, place) => (
              <ParameterList key={place} parameters={fields} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The body of an option, for readers without scripts and for the page as Markdown. */
const BodyExample = memo(function BodyExample({ endpoint }: Pick<Props, 'endpoint'>) {
  const text = toBodyText(endpoint);
  if (text === undefined) return null;
  return (
    <pre
      className="flat code"
      data-lang={toGrammar(endpoint.mediaType ?? '', text)}
      data-search="ignore"
    >
      <code>{text}</code>
    </pre>
  );
});
