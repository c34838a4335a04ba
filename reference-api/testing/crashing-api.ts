import { startReferenceApi } from '../start.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { createFixtureContent } from './fixture-content.ts'

/**
 * The API as a process that kills itself at a step of a payment: `before` or `after` a call to the provider (`after
 * create`). Arguments: database URL, port, mail folder, and optionally a mail server.
 */
const [databaseUrl, port, mailFolder, smtpUrl] = process.argv.slice(2)
let fatalStep = ''
process.on('message', (step: string) => {
  fatalStep = step
})

const killProcess = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('This process is gone')
}

const withFatalSteps = (provider: PaymentProvider): PaymentProvider => {
  const methods = Object.entries(provider).map(([name, method]) => {
    if (typeof method !== 'function' || name === 'parseNotification') return [name, method]
    const callOrKill = async (...args: unknown[]) => {
      if (fatalStep === `before ${name}`) killProcess()
      const result = await (method as (...values: unknown[]) => Promise<unknown>)(...args)
      return fatalStep === `after ${name}` ? killProcess() : result
    }
    return [name, callOrKill]
  })
  return Object.fromEntries(methods) as PaymentProvider
}

const api = await startReferenceApi({
  databaseUrl,
  mailFolder,
  port: Number(port),
  content: createFixtureContent(),
  jwtKey: 'a key that outlives the process',
  operatorAdminKey: 'the key of the administrator of these tests',
  ...(smtpUrl ? { smtpUrl } : {}),
  paymentProviders: (sandbox) => [withFatalSteps(sandbox)],
  frequentJobIntervalMs: 500,
})
process.send?.(api.url)
