import { randomUUID } from 'node:crypto'
import { create } from 'qrcode'
import { expect, it } from 'vitest'
import { parseTicketCode, createTicketCode, createTicketKeys } from './ticket-code.ts'

const keys = createTicketKeys(['the secret of today', 'the secret of last year'])
const id = '0b9f4c1e-7a52-4d35-8a7e-00ff10ab99c3'
const code = createTicketCode(keys, id)

it('parseTicketCode returns the ticket id of a code, which holds nothing else', () => {
  expect(code).toMatch(/^PX[0-9A-Z]{2}\.[0-9A-HJKMNP-TV-Z]{45}$/)
  for (const ticket of [id, ...Array.from({ length: 50 }, () => randomUUID())])
    expect(parseTicketCode(keys, createTicketCode(keys, ticket))).toBe(ticket)
})

it('a ticket code fits a QR code of 29 modules', () => {
  expect(create(code, { errorCorrectionLevel: 'M' }).modules.size).toBe(29)
})

it('parseTicketCode accepts lower case, spaces and confused characters', () => {
  expect(parseTicketCode(keys, ` ${code.toLowerCase().replace(/(.{7})/g, '$1 ')} `)).toBe(id)
  expect(parseTicketCode(keys, code.slice(0, 5) + code.slice(5).replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(id)
})

it('parseTicketCode rejects a code with any character changed', () => {
  for (let at = 5; at < code.length - 1; at += 1) {
    const changedCharacter = code[at] === '7' ? '8' : '7'
    expect(parseTicketCode(keys, code.slice(0, at) + changedCharacter + code.slice(at + 1))).toBeNull()
  }
  for (const invalidCode of ['', 'PX', code.slice(0, -1), `${code}0`, code.replace('.', ''), `PXUU.${code.slice(5)}`])
    expect(parseTicketCode(keys, invalidCode)).toBeNull()
})

it('a ticket code stays valid after a change of the secret while the previous one is configured', () => {
  const previousCode = createTicketCode(createTicketKeys(['the secret of last year']), id)
  expect(parseTicketCode(keys, previousCode)).toBe(id)
  expect(parseTicketCode(createTicketKeys(['the secret of today']), previousCode)).toBeNull()
  expect(parseTicketCode(createTicketKeys(['somebody else']), code)).toBeNull()
})
