import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import Drawing, { Box, Label } from './drawing';
import styles from './drawings.module.css';

const services = ['Spotify', 'Apple Music', 'Deezer'];

/** A section of the home page: what a client of the API makes, in words and as a drawing. */
export default function LinkStory() {
  return (
    <section className={clsx('halves', styles.figure)} aria-labelledby="story">
      <div>
        <h2 id="story">
          <Translate id="linkStory.title">One link to every music service</Translate>
        </h2>
        <ol>
          <li>
            <strong>
              <Translate id="linkStory.create">You create a link</Translate>
            </strong>{' '}
            <Translate id="linkStory.createText">
              from a UPC, an ISRC or the URL of a music service.
            </Translate>
          </li>
          <li>
            <strong>
              <Translate id="linkStory.page">The API makes its landing page.</Translate>
            </strong>{' '}
            <Translate id="linkStory.pageText">
              A scan finds the release on the music services.
            </Translate>
          </li>
          <li>
            <strong>
              <Translate id="linkStory.choose">Fans choose their service.</Translate>
            </strong>{' '}
            <Translate id="linkStory.chooseText">
              The page shows each service that is enabled and approved.
            </Translate>
          </li>
        </ol>
      </div>
      <Drawing
        viewBox="0 0 340 330"
        label={translate({
          id: 'linkStory.drawing',
          message:
            'A link leads to a landing page with the release, and from there to Spotify, Apple Music or Deezer.',
        })}
      >
        <Box x={1} y={1} width={338} height={44} radius={22} isMain />
        <Label x={170} y={28} isName>
          links.example.com/paper-lanterns
        </Label>
        <path d="M80 45V75M74 69l6 7 6-7" />
        <Box x={1} y={80} width={158} height={249} radius={16} />
        <Box x={19} y={98} width={122} height={78} radius={8} isMain />
        <path
          fill="var(--color-accent)"
          stroke="none"
          d="M84 146a7 7 0 1 1-4-6.300V120l24-5.500v25.500a7 7 0 1 1-4-6.300V124.500l-16 3.600z"
        />
        <Label x={80} y={199} isName>
          Paper Lanterns
        </Label>
        <Label x={80} y={218}>
          Marlo Fenwick
        </Label>
        {services.map((name, index) => (
          <Service key={name} name={name} button={232 + index * 31} target={150 + index * 66} />
        ))}
      </Drawing>
    </section>
  );
}

interface ServiceProps {
  readonly name: string;
  /** The top of its button, and the middle of what it leads to. */
  readonly button: number;
  readonly target: number;
}

function Service({ name, button, target }: ServiceProps) {
  const middle = button + 12.5;
  return (
    <>
      <Box x={19} y={button} width={122} height={25} radius={6} />
      <Label x={80} y={button + 17}>
        {translate({ id: 'linkStory.play', message: 'Play' })}
      </Label>
      <path d={`M141 ${middle}C190 ${middle} 165 ${target} 210 ${target}m-7-6l7 6-7 6`} />
      <Box x={214} y={target - 22} width={125} height={44} />
      <Label x={276} y={target + 6} isName>
        {name}
      </Label>
    </>
  );
}
