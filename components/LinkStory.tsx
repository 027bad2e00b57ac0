import styles from './drawings.module.css';

const services = ['Spotify', 'Apple Music', 'Deezer'];

/** A section of the home page: what a client of the API makes, as a drawing and in words. */
export default function LinkStory() {
  return (
    <section className={styles['figure']} aria-labelledby="story">
      <div>
        <h2 id="story">One link to every music service</h2>
        <ol>
          <li>
            <strong>You create a link</strong> from a UPC, an ISRC or the URL of a music service.
          </li>
          <li>
            <strong>The API makes its landing page.</strong> A scan finds the release on the music
            services.
          </li>
          <li>
            <strong>Fans choose their service.</strong> The page shows each service that is enabled
            and approved.
          </li>
        </ol>
      </div>
      <svg
        className={styles['drawing']}
        viewBox="0 0 340 330"
        role="img"
        aria-label="A link leads to a landing page with the release, and from there to Spotify, Apple Music or Deezer."
      >
        <rect data-part="main" x="1" y="1" width="338" height="44" rx="22" />
        <text data-part="name" x="170" y="28">
          links.example.com/paper-lanterns
        </text>
        <path data-part="line" d="M80 45V75M74 69l6 7 6-7" />

        <rect data-part="box" x="1" y="80" width="158" height="249" rx="16" />
        <rect data-part="main" x="19" y="98" width="122" height="78" rx="8" />
        <path
          data-part="sign"
          d="M84 146a7 7 0 1 1-4-6.300V120l24-5.500v25.500a7 7 0 1 1-4-6.300V124.500l-16 3.600z"
        />
        <text data-part="name" x="80" y="199">
          Paper Lanterns
        </text>
        <text x="80" y="218">
          Marlo Fenwick
        </text>
        {services.map((name, index) => {
          const [button, target] = [232 + index * 31, 150 + index * 66];
          return [
            <rect
              key={`${name} button`}
              data-part="box"
              x="19"
              y={button}
              width="122"
              height="25"
              rx="6"
            />,
            <text key={`${name} play`} x="80" y={button + 17}>
              Play
            </text>,
            <path
              key={`${name} way`}
              data-part="line"
              d={`M141 ${button + 12.5}C190 ${button + 12.5} 165 ${target} 210 ${target}m-7-6l7 6-7 6`}
            />,
            <rect
              key={`${name} service`}
              data-part="box"
              x="214"
              y={target - 22}
              width="125"
              height="44"
              rx="10"
            />,
            <text key={name} data-part="name" x="276" y={target + 5}>
              {name}
            </text>,
          ];
        })}
      </svg>
    </section>
  );
}
