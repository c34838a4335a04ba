/** Response of a route that creates a resource, when it exists already: 200 instead of 201. */
export class ExistingResource<T> {
  readonly body: T

  constructor(body: T) {
    this.body = body
  }
}
