/** Makes the buttons of an open menu, which is a list. Each leaves the menu before it acts. */
export function toMenuItems(leave: () => void) {
  return (name: string, act: () => void) => {
    const onClick = () => {
      leave();
      act();
    };
    return (
      <li>
        <button type="button" className="bare choice" onClick={onClick}>
          {name}
        </button>
      </li>
    );
  };
}
