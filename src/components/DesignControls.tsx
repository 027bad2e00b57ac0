import { type ReactNode, useState } from 'react';
import { Table } from './StatusTable';
import { MethodBadge } from './ui/Badge';
import Button from './ui/Button';
import Tabs from './ui/Tabs';

const tabs = [
  { id: 'one', label: 'Chosen' },
  { id: 'two', label: 'Other' },
] as const;

const field = { type: 'text', className: 'field' };

/** An MDX component for /docs/design: every control in all its states. */
export default function DesignControls() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const examples: Readonly<Record<string, ReactNode>> = {
    Button: <Button>Normal</Button>,
    'Button, disabled': <Button disabled>Disabled</Button>,
    'Primary button': <Button kind="primary">Primary</Button>,
    'Quiet button': <Button kind="quiet">Quiet</Button>,
    Toggle: <Button aria-pressed>On</Button>,
    'Toggle, off': <Button aria-pressed={false}>Off</Button>,
    'Text field': <input {...field} aria-label="Text field" placeholder="Placeholder" />,
    'Text field, error': <input {...field} aria-label="Text field with an error" aria-invalid />,
    Dropdown: (
      <select className="field" aria-label="Dropdown">
        <option>Not specified</option>
      </select>
    ),
    Tabs: (
      <Tabs id="design" label="Example" tabs={tabs} selected={tab} onSelect={setTab}>
        The panel of the tab “{tabs.find(({ id }) => id === tab)?.label}”.
      </Tabs>
    ),
    Badges: (
      <>
        <MethodBadge method="GET" /> <MethodBadge method="POST" /> <MethodBadge method="PUT" />{' '}
        <MethodBadge method="DELETE" />
      </>
    ),
  };
  return (
    <Table columns={['Control', 'Example']}>
      {Object.entries(examples).map(([name, control]) => (
        <tr key={name}>
          <td>{name}</td>
          <td>{control}</td>
        </tr>
      ))}
    </Table>
  );
}
