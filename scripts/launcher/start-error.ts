/** A reason the shop cannot run that its reader can do something about: shown as it is, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
