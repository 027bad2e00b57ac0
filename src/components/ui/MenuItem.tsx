interface Props {
  readonly children: string;
  readonly onClick: () => void;
}

/** A button in an open menu, which is a list. */
export default function MenuItem(props: Props) {
  return (
    <li>
      <button type="button" className="bare choice" {...props} />
    </li>
  );
}
