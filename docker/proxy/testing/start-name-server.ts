import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const typeA = 1

/** The question of a query (RFC 1035, 4.1.2): where it ends, and what type of record it wants. */
const questionOf = (query: Buffer) => {
  let at = 12
  while (query[at] !== 0) at += query[at]! + 1
  return { end: at + 5, type: query.readUInt16BE(at + 1) }
}

/** An answer with one A record an address, good for no time at all; none to any other question. */
const answerTo = (query: Buffer, addresses: Iterable<string>) => {
  const { end, type } = questionOf(query)
  const records = type === typeA ? [...addresses].map((address) => Buffer.from([0xc0, 12, 0, typeA, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)])) : []
  const head = Buffer.from(query.subarray(0, 12))
  head.writeUInt16BE(0x8580, 2)
  head.writeUInt16BE(records.length, 6)
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, query.subarray(12, end), ...records])
}

/** Says of every name that it has the addresses (IPv4) that are in the set at that moment, as an engine says of a service which containers it has. */
export const startNameServer = async (addresses: ReadonlySet<string>) => {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, addresses), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, close: () => void socket.close() }
}
