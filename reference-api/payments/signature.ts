import { createHmac, timingSafeEqual } from 'node:crypto'

/** A notification with a timestamp further away than this, in either direction, is rejected. */
const toleranceMs = 5 * 60_000

const computeSignature = (key: string, timestamp: number, body: Buffer) =>
  createHmac('sha256', key).update(`${timestamp}.`).update(body).digest()

/** `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "t.body">`. */
export const signBody = (key: string, body: Buffer, now: Date): string => {
  const timestamp = Math.floor(now.getTime() / 1000)
  return `t=${timestamp},v1=${computeSignature(key, timestamp, body).toString('hex')}`
}

/** Whether `body` was signed with this key within the tolerance. */
export const isSignatureValid = (key: string, body: Buffer, signature: string | undefined, now: Date): boolean => {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (!time || Math.abs(now.getTime() - Number(time) * 1000) > toleranceMs) return false
  return timingSafeEqual(computeSignature(key, Number(time), body), Buffer.from(hex, 'hex'))
}
