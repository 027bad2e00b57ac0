import type { ComponentProps, ComponentType } from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useVersions as useAllVersions } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import * as messages from '@portal/src/messages/en/changelog';
import { say, sayCount } from '@portal/src/messages/say';
import { toVersionAnchor } from '@portal/src/routes/anchors';
import type { EndpointChanges, PageProps, VersionStep } from '@portal/src/page-data';
import { type ChangeGroup, groupChanges, toStepSummary } from '@portal/src/page-data/step-summary';
import { currentVersion } from '@portal/src/routes/arrangement';
import { feedRoute } from '@portal/src/routes/places';
import { useVersions } from './Shell/versions';
import Badge, { MethodBadge } from './ui/Badge';
import { InlineParts } from './ui/InlineText';
import Say from './ui/Say';

interface Props extends PageProps<'changelog'> {
  readonly notes?: Readonly<Record<string, Notes>>;
}

/** Lists the API changes between versions, newest first. */
export default function Changelog({ page: { steps }, notes = {} }: Props) {
  const feed = useBaseUrl(feedRoute);
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" title={messages.changelog} href={feed} />
      </Head>
      <h1>{messages.changelog}</h1>
      <p className="muted prose">
        <Say
          message={messages.changelogText}
          values={{
            em: (text) => <em>{text}</em>,
            // `npm start` has no feed.
            feed: (text) => (isLiveServer ? text : <a href={feed}>{text}</a>),
          }}
        />
      </p>
      {steps.length === 0 && <p>{messages.noVersion}</p>}
      {steps.map((step) => (
        <Step key={step.version?.name ?? ''} step={step} notes={notes} />
      ))}
    </>
  );
}

type Notes = ComponentType<{ readonly components: typeof noteHeadings }>;

interface StepProps {
  readonly step: VersionStep;
}

function Step({ step, notes }: StepProps & Required<Pick<Props, 'notes'>>) {
  const { version, endpoints } = step;
  const { active } = useVersions();
  // The first section is about the displayed version. A current one has no name yet.
  const name = version?.name ?? active?.name ?? currentVersion;
  return (
    <section className="apart">
      <Heading as="h2" id={version ? toVersionAnchor(version.name) : 'latest'}>
        {name === currentVersion ? messages.unreleased : say(messages.version, { name })}
        {version && (
          <>
            {' · '}
            <time className="muted normal" dateTime={version.date}>
              {version.date}
            </time>
          </>
        )}
      </Heading>
      {step.notes?.map((name) => {
        const Text = notes[name];
        return Text && <Text key={name} components={noteHeadings} />;
      })}
      <p className="muted small">{toStepSummary(step)}</p>
      {groupChanges(endpoints).map((group, position) => (
        <Changes key={position} group={group} step={step} />
      ))}
    </section>
  );
}

type HeadingProps = ComponentProps<'h1'>;

/** Headings of release notes, below that of their version. No IDs, as versions can share headings. */
const noteHeadings = {
  h1: ({ children }: HeadingProps) => <h3>{children}</h3>,
  h2: ({ children }: HeadingProps) => <h3>{children}</h3>,
  h3: ({ children }: HeadingProps) => <h4>{children}</h4>,
  h4: ({ children }: HeadingProps) => <h5>{children}</h5>,
} as const;

type ChangesProps = StepProps & { readonly group: ChangeGroup };

function Changes({ group: { endpoints, changes }, step }: ChangesProps) {
  const isAlone = endpoints.length === 1;
  const titles = endpoints.map((endpoint, position) => (
    <ChangedEndpoint key={position} endpoint={endpoint} step={step} isAlone={isAlone} />
  ));
  return (
    <article className="entry stack wrap">
      {!isAlone && <h3 className="flat">{sayCount(messages.endpointCount, endpoints.length)}</h3>}
      {isAlone ? titles : <ul className="clean-list flat">{titles}</ul>}
      <ul className="clean-list prose small flat">
        {changes.map(({ breaking, sentence }, position) => (
          <li key={position}>
            {breaking && <Badge kind="breaking" />}{' '}
            <InlineParts
              parts={sentence}
              renderRoute={(to, text) => (
                <StepLink version={step.version?.name} to={to.startsWith('#') ? undefined : to}>
                  {text}
                </StepLink>
              )}
            />
          </li>
        ))}
      </ul>
    </article>
  );
}

interface ChangedProps extends StepProps {
  readonly endpoint: EndpointChanges;
  readonly isAlone: boolean;
}

function ChangedEndpoint({ endpoint, step, isAlone }: ChangedProps) {
  const { version, before } = step;
  const { title, method, page, pageBefore } = endpoint;
  const [Box, Title] = isAlone ? (['div', 'h3'] as const) : (['li', 'span'] as const);
  return (
    <Box className="inline">
      {method && <MethodBadge method={method} />}
      <Title className="flat">
        <StepLink version={version?.name} to={page}>
          {title}
        </StepLink>
      </Title>
      {pageBefore !== undefined && before !== undefined && (
        <StepLink
          className="small"
          version={before}
          to={pageBefore}
          aria-label={say(messages.titleInVersion, { title, version: before })}
        >
          {say(messages.inVersion, { version: before })}
        </StepLink>
      )}
    </Box>
  );
}

interface StepLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The name of a version. By default, the displayed one. */
  readonly version: string | undefined;
  /** A route without a version, for example `/docs/settings/boards`. */
  readonly to: string | undefined;
}

/** Links to a page of a version. Shows plain text without a page, and if the version was removed. */
function StepLink({ version, to, children, ...props }: StepLinkProps) {
  const all = useAllVersions(undefined);
  const { active } = useVersions();
  const found = version === undefined ? active : all.find(({ name }) => name === version);
  if (to === undefined || !found) return children;
  return (
    <Link {...props} to={found.path.replace(/\/$/, '') + to}>
      {children}
    </Link>
  );
}
