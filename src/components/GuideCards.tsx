import * as messages from '@portal/src/messages/en/home';
import Card, { Cards } from './ui/Card';
import Say from './ui/Say';

interface Props {
  readonly guides: readonly Guide[];
}

export interface Guide {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** What a reader has at the end. */
  readonly result?: string;
}

/** The guides on a home page, if there are any. */
export function GuideSection({ guides }: Props) {
  if (guides.length === 0) return null;
  return (
    <section className="apart" aria-labelledby="guides">
      <h2 id="guides">{messages.guides}</h2>
      <GuideCards guides={guides} />
    </section>
  );
}

/** A card for each guide, in the order of the menu. */
export default function GuideCards({ guides }: Props) {
  return (
    <Cards>
      {guides.map(({ to, title, text, result }) => (
        <Card
          key={to}
          to={to}
          title={title}
          end={
            result && (
              <div className="inline small more">
                <svg className="icon accent" viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M3 8.5l3.5 3.5L13 4.5" />
                </svg>
                <span className="grow">
                  <Say
                    message={messages.guideResult}
                    values={{ hidden: (text) => <span className="sr-only">{text}</span>, result }}
                  />
                </span>
              </div>
            )
          }
        >
          {text}
        </Card>
      ))}
    </Cards>
  );
}
