/** An error whose message is sufficient: commands show it without a stack trace. */
export class Failure extends Error {}

/** An error in the arguments of a command, which shows its usage. */
export class Misuse extends Failure {
  constructor(args: readonly string[], expected: string) {
    super(`Found ${JSON.stringify(args.join(' '))}, expected ${expected}.`);
  }
}
