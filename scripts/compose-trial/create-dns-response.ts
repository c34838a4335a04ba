const typeA = 1

/** Parses the question of a query (RFC 1035, 4.1.2): the name, the record type, and the offset at which it ends. */
const parseQuestion = (query: Buffer) => {
  const labels: string[] = []
  let offset = 12
  while (query[offset]) {
    labels.push(query.toString('latin1', offset + 1, offset + 1 + query[offset]!))
    offset += 1 + query[offset]!
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(offset + 1), end: offset + 5 }
}

/** Creates an A record: a pointer to the name of the question, class IN, the lifetime in seconds, and four bytes. */
const createAddressRecord = (address: string, ttlSeconds: number) => {
  const head = Buffer.from([0xc0, 12, 0, typeA, 0, 1, 0, 0, 0, 0, 0, 4])
  head.writeUInt32BE(ttlSeconds, 6)
  return Buffer.concat([head, Buffer.from(address.split('.').map(Number))])
}

/**
 * Creates the response to a DNS query over UDP. It contains an A record for each IPv4 address that `resolveName`
 * returns, and no record for other types. It is NXDOMAIN when `resolveName` returns undefined.
 */
export const createDnsResponse = (
  query: Buffer,
  resolveName: (name: string) => readonly string[] | undefined,
  ttlSeconds: number,
): Buffer => {
  const { name, type, end } = parseQuestion(query)
  const addresses = resolveName(name)
  const records = type === typeA ? (addresses ?? []).map((address) => createAddressRecord(address, ttlSeconds)) : []
  const head = Buffer.from(query.subarray(0, 12))
  head.writeUInt16BE(0x8180 | (addresses ? 0 : 3), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(records.length, 6)
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, query.subarray(12, end), ...records])
}
