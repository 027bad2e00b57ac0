import type { Element } from 'hast';

/** Names the box of an entry in a list of tasks, which nobody can change. */
export function finishTask(input: Element): void {
  if (input.properties['type'] !== 'checkbox') return;
  input.properties['ariaLabel'] = input.properties['checked'] ? 'Done' : 'To do';
}
