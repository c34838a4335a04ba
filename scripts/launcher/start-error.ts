/** A problem that the person at the terminal can solve: its message is printed without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
