import { randomUUID } from 'node:crypto'
import { create } from 'qrcode'
import { expect, it } from 'vitest'
import { parseTicketCode, createTicketCode, createTicketKeys } from './ticket-code.ts'

const keys = createTicketKeys(['the secret of today', 'the secret of last year'])
const id = '0b9f4c1e-7a52-4d35-8a7e-00ff10ab99c3'
const code = createTicketCode(keys, id)

it('a code leads back to its ticket, and says nothing else', () => {
  expect(code).toMatch(/^PX[0-9A-Z]{2}\.[0-9A-HJKMNP-TV-Z]{45}$/)
  for (const ticket of [id, ...Array.from({ length: 50 }, () => randomUUID())])
    expect(parseTicketCode(keys, createTicketCode(keys, ticket))).toBe(ticket)
})

it('fits a coarse QR code of 29 modules', () => {
  expect(create(code, { errorCorrectionLevel: 'M' }).modules.size).toBe(29)
})

it('is forgiven how it was typed', () => {
  expect(parseTicketCode(keys, ` ${code.toLowerCase().replace(/(.{7})/g, '$1 ')} `)).toBe(id)
  expect(parseTicketCode(keys, code.slice(0, 5) + code.slice(5).replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(id)
})

it('is nothing with any of its characters changed', () => {
  for (let at = 5; at < code.length - 1; at += 1) {
    const other = code[at] === '7' ? '8' : '7'
    expect(parseTicketCode(keys, code.slice(0, at) + other + code.slice(at + 1))).toBeNull()
  }
  for (const none of ['', 'PX', code.slice(0, -1), `${code}0`, code.replace('.', ''), `PXUU.${code.slice(5)}`])
    expect(parseTicketCode(keys, none)).toBeNull()
})

it('outlives a change of the secret as long as the former one is known', () => {
  const former = createTicketCode(createTicketKeys(['the secret of last year']), id)
  expect(parseTicketCode(keys, former)).toBe(id)
  expect(parseTicketCode(createTicketKeys(['the secret of today']), former)).toBeNull()
  expect(parseTicketCode(createTicketKeys(['somebody else']), code)).toBeNull()
})
