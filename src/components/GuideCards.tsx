import Card, { Cards } from './ui/Card';

interface Props {
  readonly guides: readonly {
    readonly to: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** A card for each guide, in the order of the menu. */
export default function GuideCards({ guides }: Props) {
  return (
    <Cards>
      {guides.map(({ to, title, text }) => (
        <Card key={to} to={to} title={title}>
          {text}
        </Card>
      ))}
    </Cards>
  );
}
