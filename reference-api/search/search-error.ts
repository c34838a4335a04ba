/** An error in the format of the query protocol: `{ message, status }`. */
export class SearchError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
