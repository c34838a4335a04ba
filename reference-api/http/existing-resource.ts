/** Answer of a call that makes something, when it was made before: 200 instead of 201. */
export class ExistingResource<T> {
  readonly body: T

  constructor(body: T) {
    this.body = body
  }
}
