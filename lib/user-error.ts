/** An error that the developer or operator can fix. Commands print its message without a stack trace. */
export class UserError extends Error {}
