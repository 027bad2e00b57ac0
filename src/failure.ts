/** An error whose message is sufficient: commands show it without a stack trace. */
export class Failure extends Error {}
