const typeA = 1

/** The question of a query (RFC 1035, 4.1.2): the name, the type of record it wants, and where it ends. */
const questionOf = (query: Buffer) => {
  const labels: string[] = []
  let at = 12
  while (query[at]) {
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!))
    at += 1 + query[at]!
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** A pointer to the name of the question, A, IN, so many seconds, four bytes. */
const recordOf = (address: string, seconds: number) => {
  const head = Buffer.from([0xc0, 12, 0, typeA, 0, 1, 0, 0, 0, 0, 0, 4])
  head.writeUInt32BE(seconds, 6)
  return Buffer.concat([head, Buffer.from(address.split('.').map(Number))])
}

/**
 * The answer to a query for the addresses of a name (DNS over UDP): an A record for each IPv4 address that `find`
 * gives, good for so many seconds, none for other types, NXDOMAIN where `find` knows no such name.
 */
export const answerQuery = (
  query: Buffer,
  find: (name: string) => readonly string[] | undefined,
  seconds: number,
): Buffer => {
  const { name, type, end } = questionOf(query)
  const addresses = find(name)
  const records = type === typeA ? (addresses ?? []).map((address) => recordOf(address, seconds)) : []
  const head = Buffer.from(query.subarray(0, 12))
  head.writeUInt16BE(0x8180 | (addresses ? 0 : 3), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(records.length, 6)
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, query.subarray(12, end), ...records])
}
