import type { Element } from 'hast';

/** Labels the read-only checkbox of a task list item. */
export function finishTask(input: Element): void {
  if (input.properties['type'] !== 'checkbox') return;
  input.properties['ariaLabel'] = input.properties['checked'] ? 'Done' : 'To do';
}
