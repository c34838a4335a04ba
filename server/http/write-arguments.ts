type WriteCallback = (error?: Error | null) => void

/** Parses the arguments of `write` and `end`, whose callers may omit the chunk and the encoding. */
export const parseWriteArguments = (args: readonly unknown[]) => {
  const [chunk, encoding, done] = args.filter((arg, index) => index === 0 || arg !== undefined)
  return typeof chunk === 'function'
    ? { chunk: undefined, encoding: undefined, done: chunk as WriteCallback }
    : typeof encoding === 'function'
      ? { chunk, encoding: undefined, done: encoding as WriteCallback }
      : { chunk, encoding: encoding as BufferEncoding | undefined, done: done as WriteCallback | undefined }
}

/** The bytes of a chunk; undefined for no chunk. */
export const toBytes = (chunk: unknown, encoding: BufferEncoding | undefined): Uint8Array | undefined =>
  typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk instanceof Uint8Array ? chunk : undefined
