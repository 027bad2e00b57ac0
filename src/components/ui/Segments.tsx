import { useId } from 'react';
import type { Tab } from './Tabs';

interface Props<Id extends string> {
  /** For screen readers. */
  readonly label: string;
  readonly options: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/** A choice of one of a few, without a panel of its own. */
export default function Segments<Id extends string>(props: Props<Id>) {
  const { label, options, selected, onSelect } = props;
  const name = useId();
  return (
    <div className="scripted segments" role="group" aria-label={label} data-mdast="ignore">
      {options.map((one) => (
        <label key={one.id} className="segment">
          <input
            type="radio"
            name={name}
            checked={one.id === selected}
            onChange={() => onSelect(one.id)}
          />
          {one.label}
        </label>
      ))}
    </div>
  );
}
