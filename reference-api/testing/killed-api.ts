import { startReferenceApi } from '../start.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { fixtureContent } from './fixture-content.ts'

/**
 * The API as a process of its own that is gone, as if the power went, at the step of a payment that it is told:
 * `before` or `after` a call to the provider (`after create`). Arguments: database URL, port, mail folder, and a mail
 * server to send by instead.
 */
const [databaseUrl, port, mailFolder, smtpUrl] = process.argv.slice(2)
let fatalStep = ''
process.on('message', (step: string) => {
  fatalStep = step
})

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('This process is gone')
}

const mortal = (provider: PaymentProvider): PaymentProvider => {
  const calls = Object.entries(provider).map(([name, call]) => {
    if (typeof call !== 'function' || name === 'readNotification') return [name, call]
    const fatal = async (...given: unknown[]) => {
      if (fatalStep === `before ${name}`) die()
      const answer = await (call as (...values: unknown[]) => Promise<unknown>)(...given)
      return fatalStep === `after ${name}` ? die() : answer
    }
    return [name, fatal]
  })
  return Object.fromEntries(calls) as PaymentProvider
}

const api = await startReferenceApi({
  databaseUrl,
  mailFolder,
  port: Number(port),
  content: fixtureContent(),
  jwtKey: 'a key that outlives the process',
  operatorKey: 'the key of those who run the houses',
  ...(smtpUrl ? { smtpUrl } : {}),
  paymentProviders: (sandbox) => [mortal(sandbox)],
  oftenMs: 500,
})
process.send?.(api.url)
