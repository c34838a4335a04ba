/** A problem that the person at the terminal can solve. The launcher prints its message without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
